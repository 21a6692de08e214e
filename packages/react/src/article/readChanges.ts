import { parseValue, type Assumptions } from '@half-open/sim'
import type { RunModel } from '../state/RunModel'
import type { LinkTexts } from './urlState'

export interface LinkChanges {
  changed: Partial<Assumptions>
  seed?: number
  /** Something in the link could not be understood, and its default is shown. */
  faulty: boolean
}

/** What a link's texts stand for, each a value that the model allows; anything else is left out and told. */
export function readChanges<A extends object, R>(model: RunModel<A, R>, start: A, texts: LinkTexts): LinkChanges {
  const seed = seedOf(texts['seed'])
  const entries = Object.entries(texts)
    .filter(([key]) => key !== 'seed')
    .map(([key, text]) => [key, valueOf(model, key, text)] as const)
  const known = entries.filter((entry): entry is readonly [string, number | string | boolean] => entry[1] !== undefined)
  const changed = Object.fromEntries(known) as Partial<Assumptions>
  const together = resolves(model, { ...start, ...changed } as A)
  return {
    changed: together ? changed : {},
    ...(seed === undefined ? {} : { seed }),
    faulty: !together || known.length < entries.length || (texts['seed'] !== undefined && seed === undefined),
  }
}

function valueOf<A extends object, R>(model: RunModel<A, R>, key: string, text: string) {
  return Object.hasOwn(model.assumptions, key) ? parseValue(model.assumptions[key as keyof A], text) : undefined
}

function seedOf(text: string | undefined): number | undefined {
  const seed = text !== undefined && /^\d{1,10}$/.test(text) ? Number(text) : undefined
  return seed !== undefined && seed <= 0xffffffff ? seed : undefined
}

function resolves<A extends object, R>(model: RunModel<A, R>, assumptions: A): boolean {
  try {
    model.resolve(assumptions)
    return true
  } catch {
    return false
  }
}
