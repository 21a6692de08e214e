import { parseQuantity } from '@half-open/react/words'
import { show } from '@half-open/sim'
import type { KnownModel } from '../models'
import { UsageError } from '../UsageError'
import { oneOf } from './oneOf'
import { readValue, type Spec } from './readValue'

type Value = number | string | boolean

export interface Over {
  key: string
  values: readonly Value[]
}

const mostValues = 1000

/** `queueCapacity=64,128`, `queueCapacity=64..512:64`, or `retryPolicy` alone for every choice there is. */
export function readOver(text: string, model: KnownModel['model']): Over {
  const [name = '', ...rest] = text.split('=')
  const key = oneOf('--over', name, Object.keys(model.assumptions))
  const spec = model.assumptions[key]!
  if (rest.length === 0) return { key, values: allOf(key, spec) }
  const values = rest
    .join('=')
    .split(',')
    .flatMap((part) => (part.includes('..') ? range(key, spec, part) : [readValue(spec, part)]))
  if (values.length <= mostValues) return { key, values }
  throw new UsageError(`--over ${key}: expected at most ${mostValues} values, got ${values.length}`)
}

function allOf(key: string, spec: Spec): readonly Value[] {
  if (spec.kind === 'choice') return spec.choices
  if (spec.kind === 'switch') return [false, true]
  throw new UsageError(
    `--over ${key}: expected values, as in ${key}=${spec.slider.min},${spec.slider.max} or ${key}=${spec.slider.min}..${spec.slider.max}:${spec.slider.step}`,
  )
}

/** From the first to the last, the last too where a step meets it. */
function range(key: string, spec: Spec, text: string): number[] {
  const [, from, until, step] =
    /^(.+)\.\.(.+):(.+)$/
      .exec(text)
      ?.map((part) => (spec.kind === 'number' ? parseQuantity(part, spec.unit, 'en') : undefined)) ?? []
  if (from === undefined || until === undefined || step === undefined || !(step > 0 && from <= until))
    throw new UsageError(`--over ${key}: expected from..until:step, rising, got ${show(text)}`)
  // A step that is no sum of halves meets the end but for the last digits.
  const count = Math.floor((until - from) / step + 1e-9) + 1
  if (count > mostValues) throw new UsageError(`--over ${key}: expected at most ${mostValues} values, got ${count}`)
  return Array.from({ length: count }, (_, index) => Number((from + index * step).toPrecision(12)))
}
