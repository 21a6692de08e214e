import { stream } from '../../core/random'
import { resolve } from '../resolve'
import type { GatewayRestartAssumptions, GatewayRestartResult } from '../types'

interface Device {
  id: number
  /** Ready, for its instance did not fall, or because it is back. */
  ready: boolean
  nextAttemptAt: number
  attempt: Attempt | undefined
  failures: number
  previousWait: number
}

interface Attempt {
  device: Device
  begunAt: number
  instance: number
  dead: boolean
  connected: boolean
  authenticated: boolean
}

const SCHEDULES = { classic: [0, 1, 3, 7, 15, 31, 63], linear: [0, 1, 2, 3, 4, 5, 7, 11, 19, 35, 67] }

/** What can be counted second by second: that nobody will ever come is not among it. */
type CountedResult = Omit<GatewayRestartResult, 'isStuck'>

/** The model as its definition reads: every second asks every device and every connection what is due. */
export function reference(partial: Partial<GatewayRestartAssumptions>, seed: number): CountedResult {
  const a = resolve(partial)
  const devices = Array.from({ length: a.devices }, (_, id): Device => ({
    id,
    ready: id % a.instances >= a.instancesDown,
    nextAttemptAt:
      a.retryPolicy === 'fixed'
        ? a.retryIntervalS
        : 1 + Math.floor(stream(seed, 'gatewayRestart.firstAttempt')(id, 0) * a.randomWindowS),
    attempt: undefined,
    failures: 0,
    previousWait: a.backoffBaseS,
  }))
  const instances = Array.from({ length: a.instances }, () => ({
    queue: [] as Attempt[], line: [] as Attempt[], authenticated: [] as Attempt[],
  }))
  const r: CountedResult = {
    curve: [], t50S: null, t95S: null, t100S: null,
    attempts: 0, refused: 0, synDropped: 0, loginTimeouts: 0, wastedLogins: 0,
    perSecond: { refused: [], synDropped: [], wastedLogins: [] },
    truncated: false,
  }

  const fail = (device: Device, t: number) => {
    device.failures++
    device.attempt = undefined
    device.nextAttemptAt = t + waitOf(a, seed, device)
  }

  for (let t = 0; t <= a.horizonS; t++) {
    const before = { ...r }

    for (const device of devices) {
      const { attempt } = device
      if (!attempt || attempt.authenticated || t < attempt.begunAt + a.loginTimeoutS) continue
      attempt.dead = true
      r.loginTimeouts++
      fail(device, t)
    }

    const up = instances.map((_, i) => i).filter((i) => i >= a.instancesDown || t >= a.downtimeS)
    for (const device of devices) {
      if (device.ready || device.attempt || device.nextAttemptAt !== t) continue
      r.attempts++
      if (up.length === 0) {
        r.refused++
        fail(device, t)
        continue
      }
      const instance = up[Math.floor(stream(seed, 'gatewayRestart.instance')(device.id, device.failures) * up.length)]!
      device.attempt = { device, begunAt: t, instance, dead: false, connected: false, authenticated: false }
    }

    const order = stream(seed, 'gatewayRestart.synOrder')
    const syns = devices
      .flatMap(({ attempt }) => (attempt && !attempt.connected ? [attempt] : []))
      .filter(({ begunAt }) => SCHEDULES[a.synSchedule].includes(t - begunAt))
      .sort((x, y) => order(x.device.id, t) - order(y.device.id, t) || x.device.id - y.device.id)
    for (const attempt of syns) {
      const { queue } = instances[attempt.instance]!
      attempt.connected = queue.length < a.queueCapacity
      if (attempt.connected) queue.push(attempt)
      else r.synDropped++
    }

    for (const { queue, line, authenticated } of instances) {
      line.push(...queue.splice(0, a.acceptPerS))
      for (let turns = a.authPerS; turns > 0 && line.length > 0; ) {
        const attempt = line.shift()!
        if (attempt.dead && a.deadLogins === 'skipped') continue
        turns--
        if (attempt.dead) r.wastedLogins++
        else authenticated.push(attempt)
        attempt.authenticated = !attempt.dead
      }
      for (const { device } of authenticated.splice(0, a.initPerS)) device.ready = true
    }

    r.perSecond.refused.push(r.refused - before.refused)
    r.perSecond.synDropped.push(r.synDropped - before.synDropped)
    r.perSecond.wastedLogins.push(r.wastedLogins - before.wastedLogins)
    const ready = devices.filter((device) => device.ready).length
    r.curve.push(ready / a.devices)
    if (ready >= Math.ceil((a.devices * 50) / 100)) r.t50S ??= t
    if (ready >= Math.ceil((a.devices * 95) / 100)) r.t95S ??= t
    if (ready === a.devices) {
      r.t100S = t
      break
    }
  }
  return r
}

function waitOf(a: GatewayRestartAssumptions, seed: number, device: Device): number {
  if (a.retryPolicy === 'fixed') return a.retryIntervalS
  const u = stream(seed, 'gatewayRestart.wait')(device.id, device.failures)
  let v = a.backoffBaseS
  for (let n = 1; n < device.failures; n++) v = Math.min(a.backoffCapS, v * a.backoffFactor)
  const widest = 3 * device.previousWait - a.backoffBaseS
  if (a.jitter === 'decorrelated') device.previousWait = Math.min(a.backoffCapS, a.backoffBaseS + u * widest)
  const wait = { full: u * v, equal: v / 2 + (u * v) / 2, decorrelated: device.previousWait }[a.jitter]
  return Math.max(1, Math.ceil(wait))
}
