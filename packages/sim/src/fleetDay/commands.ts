import { stream } from '../core/random'
import { DAY_MS } from './milliseconds'
import type { FleetDayAssumptions } from './types'

/** The day's commands: when and to whom, in milliseconds. Without devices there are none. */
export class Commands {
  readonly total: number
  readonly at: Float64Array
  readonly device: Int32Array
  /** Commands by device, and where each device's begin. */
  private readonly byDevice: Int32Array
  private readonly begin: Int32Array

  constructor(a: FleetDayAssumptions, seed: number) {
    const at = stream(seed, 'fleetDay.commandAt')
    const device = stream(seed, 'fleetDay.commandDevice')
    this.total = a.devices === 0 ? 0 : a.commandsPerDay
    this.at = Float64Array.from({ length: this.total }, (_, i) => Math.floor(at(i, 0) * DAY_MS))
    this.device = Int32Array.from({ length: this.total }, (_, i) => Math.floor(device(i, 0) * a.devices))
    this.begin = beginOfEach(this.device, a.devices)
    this.byDevice = new Int32Array(this.total)
    const next = this.begin.slice()
    for (let i = 0; i < this.total; i++) this.byDevice[next[this.device[i]!]!++] = i
  }

  of(device: number): Int32Array {
    return this.byDevice.subarray(this.begin[device], this.begin[device + 1])
  }

  any(device: number): boolean {
    return this.begin[device]! < this.begin[device + 1]!
  }

  latestOf(device: number): number {
    let latest = 0
    for (let i = this.begin[device]!; i < this.begin[device + 1]!; i++) latest = Math.max(latest, this.at[this.byDevice[i]!]!)
    return latest
  }
}

function beginOfEach(devices: Int32Array, count: number): Int32Array {
  const begin = new Int32Array(count + 1)
  for (const device of devices) begin[device + 1]!++
  for (let i = 0; i < count; i++) begin[i + 1]! += begin[i]!
  return begin
}
