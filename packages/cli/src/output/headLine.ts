import { partMessages } from '@half-open/react/words'
import type { AnyAssumptions, KnownModel } from '../models'

/** What to cite, and what is assumed otherwise than by default. */
export function headLine({ model }: KnownModel, seed: number, assumptions: AnyAssumptions): string {
  const cited = partMessages.en.cite(model.id, model.version, model.withoutChance ? undefined : String(seed))
  const changed = Object.entries(assumptions).filter(([key, value]) => value !== model.assumptions[key]!.default)
  const values = changed.map(([key, value]) => `${key}=${String(value)}`).join(', ')
  return `${cited}${values && `; ${values}`}\n`
}
