import type { AssumptionSpecs } from '@half-open/sim'

/** The props of a widget from the args of a story, whose assumptions are flat so that each has its own control. */
export function propsOf<A, P extends object>(specs: AssumptionSpecs<A>, args: P & Partial<A>) {
  const entries = Object.entries(args)
  const isAssumption = ([name]: [string, unknown]) => name in specs
  return {
    ...(Object.fromEntries(entries.filter((entry) => !isAssumption(entry))) as Omit<P, keyof A>),
    defaultAssumptions: Object.fromEntries(entries.filter(isAssumption)) as Partial<A>,
  }
}
