'use client'

import { useRef, useState } from 'react'
import type { AssumptionsByModel, ModelId } from '../article/definition'
import { oneOf } from '../article/oneOf'
import { AssumptionControl, type AssumptionControlProps } from '../parts/AssumptionControl'
import type { Correction } from '../parts/Correction'
import { correctionText } from '../parts/correctionText'
import { SourceText } from '../parts/SourceText'
import { orDefault } from '../state/orDefault'
import { formatValue } from '../text/formatValue'
import { Popover } from './Popover'
import { StepButtons } from './StepButtons'
import { useDragValue } from './useDragValue'
import { useProse, type ProseProps } from './useProse'

export type AssumptionProps = {
  [M in ModelId]: ProseProps & {
    of: M
    /** The assumption, by its name: "heartbeatIntervalS". */ name: keyof AssumptionsByModel[M] & string
  }
}[ModelId]

/**
 * An assumption of the article, in a sentence: a button that shows its value and opens the control that moves it. It can
 * also be dragged sideways.
 */
export function Assumption({ name: wanted, ...props }: AssumptionProps) {
  const { place, model, run, locale, words, texts, proseTexts, awake } = useProse('Assumption', props)
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const names = Object.keys(model.assumptions)
  const name = orDefault(
    'Assumption',
    () => oneOf('name', wanted, names),
    () => names[0] as string,
  )
  const spec: AssumptionControlProps['spec'] = model.assumptions[name]!
  const value = run.assumptions[name]!
  const label = words.assumptions[name]!
  const [stopped, setStopped] = useState<Correction>()
  const change: AssumptionControlProps['onChange'] = (next, phase) => run.change(name, next, phase)
  const drag = useDragValue(button, spec, value, change, tellLimit)

  /** The sentence has no room to say why a drag was stopped: the control has. */
  function tellLimit(became: number) {
    const limit: Correction = { kind: 'limited', became }
    setStopped(limit)
    setOpen(true)
    if (spec.kind === 'number') run.say(correctionText(limit, label, spec, locale))
  }

  function close() {
    setOpen(false)
    setStopped(undefined)
  }

  return (
    <span ref={place} className="half-open-prose" lang={locale}>
      <button
        ref={button}
        type="button"
        className={value === run.start[name] ? 'half-open-movable' : 'half-open-movable half-open-moved'}
        disabled={!awake}
        aria-expanded={open}
        {...drag.handlers}
        onClick={() => drag.wasClick() && (open ? close() : setOpen(true))}
      >
        <span className="half-open-unseen">{label}: </span>
        {formatValue(value, spec, words.choices, texts, locale)}
      </button>
      {open && (
        <Popover anchor={button} label={label} onClose={close}>
          <AssumptionControl
            spec={spec}
            label={label}
            choices={words.choices}
            value={value}
            start={run.start[name]!}
            disabled={false}
            locale={locale}
            messages={texts}
            onChange={change}
            onReset={() => run.reset([name])}
            say={run.say}
            corrected={stopped}
          />
          {spec.kind === 'number' && (
            <StepButtons spec={spec} value={value as number} label={label} messages={proseTexts} onChange={change} />
          )}
          <span className="half-open-cite">
            <SourceText source={spec.source} text={words.sources[name]!} messages={texts} />
          </span>
        </Popover>
      )}
    </span>
  )
}
