import { orUsageError } from '../UsageError'
import type { AnyAssumptions, KnownModel } from '../models'
import type { Flags } from './Flag'
import { oneOf } from './oneOf'
import type { Args } from './readArgs'
import { readNumber } from './readNumber'
import { readValue } from './readValue'

export interface Settings {
  /** All of them. */
  assumptions: AnyAssumptions
  seed: number
}

export const settingFlags = {
  scenario: { value: '<id>', text: 'begin with the assumptions and the seed of a scenario' },
  seed: { value: '<n>', text: 'the run, 0 to 4294967295; the typical one unless given' },
} as const satisfies Flags

/** The defaults, over them what a scenario says, over that what was given, and over all what a sweep sets. */
export function readSettings(
  model: KnownModel['model'],
  { flags, assumptions }: Args<typeof settingFlags>,
  swept: AnyAssumptions = {},
): Settings {
  const ids = model.scenarios.map(({ id }) => id)
  const scenario =
    flags.scenario === undefined ? undefined : model.scenarios[ids.indexOf(oneOf('--scenario', flags.scenario, ids))]
  const given = Object.entries(assumptions).map(
    ([key, text]) => [key, readValue(model.assumptions[key]!, text)] as const,
  )
  return {
    assumptions: orUsageError(() =>
      model.resolve({ ...scenario?.assumptions, ...Object.fromEntries(given), ...swept }),
    ),
    seed:
      flags.seed === undefined
        ? (scenario?.seed ?? model.typicalSeed)
        : readNumber('seed', flags.seed, { min: 0, max: 0xffff_ffff, integer: true }),
  }
}
