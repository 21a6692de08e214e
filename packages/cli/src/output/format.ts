import type { Flags } from '../args/Flag'
import { UsageError } from '../UsageError'

export const formatFlags = {
  json: { text: 'as JSON, with the numbers as they are' },
  csv: { text: 'as CSV, with the numbers as they are' },
} as const satisfies Flags

/** How the output was asked for. */
export function formatOf({ json, csv }: { json?: string; csv?: string }): 'text' | 'json' | 'csv' {
  if (json !== undefined && csv !== undefined) throw new UsageError('--csv: cannot be given together with --json')
  if (json !== undefined) return 'json'
  return csv === undefined ? 'text' : 'csv'
}

export function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
