import { partMessages } from '@half-open/react/words'
import type { AnyAssumptions, KnownModel } from '../models'

/** What to cite, and what is assumed otherwise than by default. */
export function headLine({ model }: KnownModel, seed: number, assumptions: AnyAssumptions): string {
  const changed = Object.entries(assumptions).filter(([key, value]) => value !== model.assumptions[key]!.default)
  return `${[partMessages.en.cite(model.id, model.version, String(seed)), ...changed.map(([key, value]) => `${key} ${value}`)].join(', ')}\n`
}
