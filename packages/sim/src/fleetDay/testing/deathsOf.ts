import { type DeviceDay, deviceDays } from '../deviceDay'
import { DAY_MS, type Milliseconds, inMilliseconds } from '../milliseconds'
import { resolve } from '../resolve'
import { type DeathRun, followDevice } from '../sessions'
import type { FleetDayAssumptions } from '../types'

export interface Death extends DeathRun {
  day: DeviceDay
  ms: Milliseconds
}

/** Every death that the model tells of, one by one, those before and after the day among them. */
export function deathsOf(assumptions: Partial<FleetDayAssumptions>, seed: number): Death[] {
  const a = resolve(assumptions)
  const ms = inMilliseconds(a)
  const deaths: Death[] = []
  for (let device = 0; device < a.devices; device++) {
    const day = deviceDays(a, ms, seed)(device)
    const onDeaths = (run: DeathRun) => {
      for (let i = 0; i < run.count; i++) {
        const later = (at: number) => at + i * run.every
        const times = { lastMessage: later(run.lastMessage), diedAt: later(run.diedAt), loginAt: later(run.loginAt) }
        deaths.push({ ...run, ...times, count: 1, day, ms })
      }
    }
    followDevice(day, ms, DAY_MS, onDeaths, () => undefined)
  }
  return deaths
}
