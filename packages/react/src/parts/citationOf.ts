import type { Citation } from '../figure/specs'
import type { RunModel } from '../state/RunModel'
import type { ModelRun } from '../state/useModelRun'
import type { PartMessages } from './messages'

/** What a figure of this run is cited by; the assumptions that differ go with its copies. */
export function citationOf<A extends object, R>(
  model: RunModel<A, R>,
  { assumptions, seed }: Pick<ModelRun<A, unknown>, 'assumptions' | 'seed'>,
  title: string,
  finding: string,
  messages: PartMessages,
): Citation {
  const differs = (key: string) => assumptions[key as keyof A] !== model.assumptions[key as keyof A].default
  return {
    title,
    finding,
    source: sourceOf(model, seed, messages),
    changed: Object.fromEntries(Object.entries(assumptions).filter(([key]) => differs(key))),
  }
}

/** Model, version and run, in a line. */
export function sourceOf(
  { id, version, withoutChance }: Pick<RunModel<never, never>, 'id' | 'version' | 'withoutChance'>,
  seed: number,
  { cite }: PartMessages,
): string {
  return cite(id, version, withoutChance ? undefined : String(seed))
}
