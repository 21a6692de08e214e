'use client'

import { useRef, useState } from 'react'
import type { ModelId } from '../article/definition'
import type { MetricsByModel } from '../article/models'
import { oneOf } from '../article/oneOf'
import { sourceOf } from '../parts/citationOf'
import { orDefault } from '../state/orDefault'
import { formatQuantity } from '../text/quantity'
import { Popover } from './Popover'
import { useProse, type ProseProps } from './useProse'

export type ResultProps = {
  [M in ModelId]: ProseProps & { of: M; /** The number, by its id: "activityMedian". */ metric: MetricsByModel[M] }
}[ModelId]

/** A number of the article's run, in a sentence; pressed, it says how it comes about. */
export function Result({ metric, ...props }: ResultProps) {
  const { place, model, run, locale, metricWords, texts, proseTexts, awake } = useProse('Result', props)
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const names = Object.keys(model.metrics)
  const id = orDefault(
    'Result',
    () => oneOf('metric', metric, names),
    () => model.typicalMetrics[0],
  )
  const { read, unit } = model.metrics[id]!
  const value = read(run.result)
  const { name, rule, card, none = proseTexts.nothing } = metricWords[id]!
  const text = value === null ? none : formatQuantity(value, unit, locale)
  return (
    <span ref={place} className="half-open-prose" lang={locale}>
      <button
        ref={button}
        type="button"
        className="half-open-result"
        disabled={!awake}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {text}
        <span className="half-open-unseen">, {proseTexts.why}</span>
      </button>
      {open && (
        <Popover anchor={button} label={proseTexts.why} onClose={() => setOpen(false)}>
          <span className="half-open-popover-title">
            {name}: {text}
          </span>
          <span>{rule}</span>
          <span className="half-open-card">{card}</span>
          <span className="half-open-cite">{sourceOf(model, run.shown.seed, texts)}</span>
        </Popover>
      )}
    </span>
  )
}
