import type { LastBack, QueuePoint } from '@half-open/sim/gatewayRestart'
import * as fc from 'fast-check'

const back: fc.Arbitrary<LastBack> = fc.oneof(
  fc.record({ t100S: fc.integer({ min: 0, max: 3600 }), isStuck: fc.constant(false), watchedS: fc.constant(3600) }),
  fc.record({ t100S: fc.constant(null), isStuck: fc.boolean(), watchedS: fc.constant(3600) }),
)
const alike = fc.constantFrom<LastBack>(
  { t100S: 139, isStuck: false, watchedS: 3600 },
  { t100S: null, isStuck: true, watchedS: 3600 },
  { t100S: null, isStuck: false, watchedS: 3600 },
)

/** What a sweep could give, whatever the model: any times, none, all alike. */
export const somePoints: fc.Arbitrary<QueuePoint[]> = fc
  .tuple(fc.uniqueArray(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 7, maxLength: 11 }), fc.constantFrom(back, alike), fc.constantFrom(back, alike))
  .chain(([queues, fixed, random]) =>
    fc.tuple(...[...queues].sort((x, y) => x - y).map((queueCapacity) => fc.record({ queueCapacity: fc.constant(queueCapacity), fixed, random }))),
  )

/** The same from numbers: `null` for not in the time watched, "never" for never. */
export function pointsOf(fixed: Readonly<Record<number, number | null | 'never'>>, random: number | null = 175, watchedS = 3600): QueuePoint[] {
  return Object.entries(fixed).map(([queue, t]) => ({
    queueCapacity: Number(queue),
    fixed: { t100S: t === 'never' ? null : t, isStuck: t === 'never', watchedS },
    random: { t100S: random, isStuck: false, watchedS },
  }))
}
