import { parseNumber } from '@half-open/react/words'
import { show } from '@half-open/sim'
import { UsageError } from '../UsageError'

interface Bounds {
  min: number
  max: number
  /** Default false. */
  integer?: boolean
}

/** The number that a flag is given. */
export function readNumber(flag: string, text: string, { min, max, integer = false }: Bounds): number {
  const value = parseNumber(text, 'en')
  if (value !== undefined && value >= min && value <= max && (!integer || Number.isInteger(value))) return value
  throw new UsageError(
    `--${flag}: expected ${integer ? 'an integer' : 'a number'} from ${min} to ${max}, got ${show(text)}`,
  )
}
