import type { Choice } from '../Choice'

const columns = 80

/** The element of the package for React, in one line where it fits and in one for each prop otherwise. */
export function jsxElement({ widget, locale, scenario, assumptions, seed }: Choice, first: readonly string[] = []) {
  const props = [
    ...first,
    ...(locale === 'en' ? [] : [`locale="${locale}"`]),
    ...(scenario === undefined ? [] : [`scenario="${scenario}"`]),
    ...assumptionsProp(Object.entries(assumptions)),
    ...(seed === undefined ? [] : [`defaultSeed={${seed}}`]),
  ]
  const line = [`<${widget}`, ...props, '/>'].join(' ')
  if (line.length <= columns && !line.includes('\n')) return line
  return [`<${widget}`, ...props.map(indented), '/>'].join('\n')
}

export const indented = (code: string) => code.replaceAll(/^(?=.)/gm, '  ')

function assumptionsProp(entries: [string, number | string | boolean][]): string[] {
  if (entries.length === 0) return []
  const values = entries.map(([name, value]) => `${name}: ${typeof value === 'string' ? `'${value}'` : value}`)
  const line = `defaultAssumptions={{ ${values.join(', ')} }}`
  return [line.length < columns ? line : `defaultAssumptions={{\n${values.map((each) => `  ${each},`).join('\n')}\n}}`]
}
