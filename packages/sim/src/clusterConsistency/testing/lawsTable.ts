import { resolve } from '../resolve'
import { exactLaws } from './exactLaws'

const TRIALS = 100_000

/** The card's table: each law beside what the model gives, at the first of its settings; a test holds the card to it. */
export function lawsTable(): string {
  const rows = exactLaws.map(({ what, unit, cases, law, simulated }) => {
    const a = resolve({ ...cases[0], trials: TRIALS })
    const settings = Object.entries(cases[0]!).map(([key, value]) => `\`${key}\` ${value}`)
    return `| ${[what, settings.join(', ') || 'defaults', show(law(a), unit), show(simulated(a, 1), unit)].join(' | ')} |`
  })
  return ['| law | settings | by the law | simulated |', '|---|---|---|---|', ...rows].join('\n')
}

function show(value: number, unit: 'share' | 'ms' | 'times'): string {
  return unit === 'ms' ? `${value.toFixed(2)} ms` : value.toFixed(4)
}
