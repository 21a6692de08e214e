import { describe, test } from 'vitest'
import type { Case, Condition } from './conditions/Condition'
import { widgets } from './widgets'

/** A test for each widget, condition and case, by titles that the table of the docs counts by: widget, then condition. */
export function describeConditions(conditions: readonly Condition[]): void {
  describe.each(named(widgets))('%s', (_, widget) => {
    describe.each(named(conditions))('%s', (_, { cases, check }) => {
      test.each(cases.map((tried) => [title(tried), tried] as const))('%s', (_, tried) => check(widget, tried))
    })
  })
}

const named = <T extends { name: string }>(all: readonly T[]) => all.map((each) => [each.name, each] as const)
const title = ({ locale, widthPx, theme }: Case) => `in ${locale} at ${widthPx} px, ${theme}`
