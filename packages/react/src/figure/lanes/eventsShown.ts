import type { Lane, LaneEvent, Lanes } from './spec'

/** What happened on a lane while the axis runs; the table has the rest too. */
export function eventsShown({ domain: [from, until] }: Lanes, { events }: Lane): LaneEvent[] {
  return events.filter(({ at }) => at.value >= from && at.value <= until)
}
