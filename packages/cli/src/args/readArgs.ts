import { parseArgs } from 'node:util'
import { nearest, show } from '@half-open/sim'
import { UsageError } from '../UsageError'
import type { Flags } from './Flag'
import type { Spec } from './readValue'

export interface Args<F extends Flags> {
  /** What each flag was given; of one that takes no value, the empty text. */
  flags: { readonly [K in keyof F]?: string }
  /** What each assumption was given. */
  assumptions: Readonly<Record<string, string>>
}

/**
 * Reads what follows a command's name and subject; every assumption of the subject's model is a flag too. Where a choice
 * bears the name of a flag, its values are the assumption's, and any other is the flag's.
 */
export function readArgs<F extends Flags>(
  args: readonly string[],
  flags: F,
  specs: Readonly<Record<string, Spec>>,
): Args<F> {
  const assumptions = Object.keys(specs)
  const takesValue = (name: string) => assumptions.includes(name) || flags[name]?.value !== undefined
  const names = [...Object.keys(flags), ...assumptions]
  const options = Object.fromEntries(
    names.map((name) => [
      name,
      { type: takesValue(name) ? ('string' as const) : ('boolean' as const), ...shortOf(flags, name) },
    ]),
  )
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true })

  const read = { flags: {} as Record<string, string>, assumptions: {} as Record<string, string> }
  for (const token of tokens) {
    if (token.kind === 'positional')
      throw new UsageError(`unexpected ${show(token.value)}: a value with spaces stands in quotes`)
    if (token.kind === 'option-terminator') continue
    const { name, rawName, value } = token
    if (!names.includes(name)) throw new UsageError(`${rawName}: unknown; did you mean --${nearest(name, names)}?`)
    if (takesValue(name) === (value === undefined))
      throw new UsageError(
        `${rawName}: ${value === undefined ? 'expected a value' : `takes no value, got ${show(value)}`}`,
      )
    read[isAssumption(name, value) ? 'assumptions' : 'flags'][name] = value ?? ''
  }
  return read as Args<F>

  function isAssumption(name: string, value: string | undefined): boolean {
    const spec = specs[name]
    if (!Object.hasOwn(flags, name)) return spec !== undefined
    return spec?.kind === 'choice' && value !== undefined && spec.choices.includes(value)
  }
}

function shortOf(flags: Flags, name: string): { short?: string } {
  const short = flags[name]?.short
  return short === undefined ? {} : { short }
}
