import { parseArgs } from 'node:util'
import { nearest, show } from '@half-open/sim'
import { UsageError } from '../UsageError'
import type { Flags } from './Flag'

export interface Args<F extends Flags> {
  /** What each flag was given; of one that takes no value, the empty text. */
  flags: { readonly [K in keyof F]?: string }
  /** What each assumption was given. */
  assumptions: Readonly<Record<string, string>>
}

/** Reads what follows a command's name and subject; every assumption of the subject's model is a flag too. */
export function readArgs<F extends Flags>(args: readonly string[], flags: F, assumptions: readonly string[]): Args<F> {
  const takesValue = (name: string) => assumptions.includes(name) || flags[name]?.value !== undefined
  const names = [...Object.keys(flags), ...assumptions]
  const options = Object.fromEntries(
    names.map((name) => [
      name,
      { type: takesValue(name) ? ('string' as const) : ('boolean' as const), ...shortOf(flags, name) },
    ]),
  )
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true })

  const read: Record<string, string> = {}
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
    read[name] = value ?? ''
  }
  const part = (keys: readonly string[]) =>
    Object.fromEntries(keys.filter((key) => Object.hasOwn(read, key)).map((key) => [key, read[key]!]))
  return { flags: part(Object.keys(flags)) as Args<F>['flags'], assumptions: part(assumptions) }
}

function shortOf(flags: Flags, name: string): { short?: string } {
  const short = flags[name]?.short
  return short === undefined ? {} : { short }
}
