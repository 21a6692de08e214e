import type { Model } from '@half-open/sim'

/** Args that open a story on a scenario, with every assumption filled in so that each control shows its value. */
export function scenarioArgs<A extends object, R>({ resolve, scenarios }: Model<A, R>, id: string) {
  const scenario = scenarios.find((each) => each.id === id)
  if (scenario === undefined) throw new RangeError(`scenario: expected one of ${scenarios.map((each) => each.id).join(', ')}, got ${id}`)
  return { scenario: id, ...resolve(scenario.assumptions) }
}
