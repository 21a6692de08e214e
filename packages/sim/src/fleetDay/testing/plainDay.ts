import { stream } from '../../core/random'
import type { FleetDayAssumptions } from '../types'

const DAY = 86_400_000
const ms = (seconds: number) => Math.round(seconds * 1000)
const uniform = (min: number, max: number, u: number) => min + Math.floor(u * (max - min))

interface Span {
  start: number
  end: number
}

export interface PlainDay {
  lastMessage: number
  trips: Span[]
  losses: Span[]
}

export function dayOf(a: FleetDayAssumptions, seed: number, device: number): PlainDay {
  return {
    lastMessage: uniform(-ms(a.heartbeatIntervalS), 0, stream(seed, 'fleetDay.lastMessage')(device, 0)),
    trips: tripsOf(a, seed, device),
    losses: lossesOf(a, seed, device),
  }
}

function tripsOf(a: FleetDayAssumptions, seed: number, device: number): Span[] {
  const count = uniform(a.tripsMin, a.tripsMax + 1, stream(seed, 'fleetDay.tripCount')(device, 0))
  const each = Array.from({ length: count }, (_, i) => i)
  const lengths = each.map((i) => uniform(ms(a.tripMinS), ms(a.tripMaxS), stream(seed, 'fleetDay.tripLength')(device, i)))
  const before = (i: number) => lengths.slice(0, i).reduce((sum, length) => sum + length, 0)
  const slack = ms(a.tripsUntilS) - ms(a.tripsFromS) - before(count)
  const cuts = each.map((i) => uniform(0, slack, stream(seed, 'fleetDay.tripSlack')(device, i))).sort((x, y) => x - y)
  return each.map((i) => {
    const start = ms(a.tripsFromS) + cuts[i]! + before(i)
    return { start, end: start + lengths[i]! }
  })
}

function lossesOf(a: FleetDayAssumptions, seed: number, device: number): Span[] {
  const drawn = Array.from({ length: a.coverageLossesPerDay }, (_, i) => {
    const start = uniform(0, DAY, stream(seed, 'fleetDay.lossStart')(device, i))
    const length = uniform(ms(a.coverageLossMinS), ms(a.coverageLossMaxS), stream(seed, 'fleetDay.lossLength')(device, i))
    return { start, end: start + length }
  })
  return mergeTouching(drawn)
}

export function mergeTouching(losses: readonly Span[]): Span[] {
  const merged: Span[] = []
  for (const loss of [...losses].sort((x, y) => x.start - y.start)) {
    const previous = merged.at(-1)
    if (previous && loss.start <= previous.end) previous.end = Math.max(previous.end, loss.end)
    else merged.push({ ...loss })
  }
  return merged
}
