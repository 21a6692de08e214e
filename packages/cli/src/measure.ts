import { ensemble, type Band } from '@half-open/sim'
import type { Settings } from './args/readSettings'
import type { KnownModel } from './models'

export interface Reading {
  /** Of the one run. */
  metrics: Record<string, number | null>
  /** Over the runs of seeds 1, 2, … where they were asked for. */
  bands?: Record<string, Band>
}

/** What the model's metrics are under these settings. */
export function measure(
  model: KnownModel['model'],
  { assumptions, seed }: Settings,
  names: readonly string[],
  runs?: number,
): Reading {
  const asked = Object.fromEntries(names.map((name) => [name, model.metrics[name]!]))
  const result = model.simulate(assumptions, seed)
  const metrics = Object.fromEntries(names.map((name) => [name, asked[name]!.read(result)]))
  if (runs === undefined) return { metrics }
  const seeds = Array.from({ length: runs }, (_, index) => index + 1)
  return { metrics, bands: ensemble(model, assumptions, { seeds, metrics: asked }).bands }
}
