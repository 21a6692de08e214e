import { differing } from '../state/heldAssumptions'
import type { RunModel } from '../state/RunModel'
import type { ModelRun } from '../state/useModelRun'
import type { Locale } from '../text/locale'

/** The builder's address, to open with what the figure shows: `…?widget=QueueCliff&lang=en&gatewayRestart.queueCapacity=64`. */
export function builderLink<A extends object, R>(
  builder: string,
  widget: string,
  model: RunModel<A, R>,
  { assumptions, seed }: Pick<ModelRun<A, R>, 'assumptions' | 'seed'>,
  locale: Locale,
): string {
  const changed = Object.entries(differing(assumptions, model.resolve()))
  const query = new URLSearchParams([
    ['widget', widget],
    ['lang', locale],
    ...changed.map(([name, value]) => [`${model.id}.${name}`, String(value)]),
    ...(seed === model.typicalSeed ? [] : [['seed', String(seed)]]),
  ])
  return `${builder}${builder.includes('?') ? '&' : '?'}${query.toString()}`
}

/** An address that a link may lead to: one of the web, or one on the page's own site. */
export function isWebAddress(value: unknown): boolean {
  try {
    return typeof value === 'string' && /^https?:$/.test(new URL(value, 'https://page.example').protocol)
  } catch {
    return false
  }
}
