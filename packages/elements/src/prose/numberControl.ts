import {
  correctionText,
  createDrag,
  formatQuantity,
  setTyped,
  sliderScale,
  type Correction,
} from '@half-open/react/headless'
import { nearestAllowed, type NumberSpec } from '@half-open/sim'
import type { Control, Moved } from './Control'
import { button, make } from './make'
import { typedValue } from './typedValue'
import { wasButton } from './wasButton'

/** A number to move: by a native range, by typing into its value, by a step up or down, and back to what the author set. */
export function numberControl(spec: NumberSpec, { name, label, run }: Moved, corrected?: Correction): Control {
  const { texts, locale } = run()
  const valueNow = () => run().assumptions[name] as number
  const write = (value: number) => formatQuantity(value, spec.unit, locale)
  const set = (value: number) => change(value, 'commit')

  let correction = corrected
  const range = make('input', { type: 'range', class: 'half-open-range' })
  const field = typedValue(texts.typeValue(label), (typed) => correct(setTyped(typed, spec, valueNow(), locale, set)))
  const control = make(
    'span',
    { class: 'half-open-control' },
    make(
      'label',
      { class: 'half-open-control-label' },
      make('span', { class: 'half-open-control-name' }, label),
      range,
    ),
    field.element,
  )
  const drag = createDrag<number>(() => ({
    value: valueNow(),
    change,
    onLimit: (became) => correct({ kind: 'limited', became }),
  }))
  const detach = drag.attach(range)

  function change(wanted: number, phase: 'drag' | 'commit'): number {
    correction = undefined
    return run().change(name, wanted, phase) as number
  }

  function correct(next: Correction | undefined) {
    correction = next
    if (!next) return
    run().say(correctionText(next, label, spec, locale))
    show()
  }

  const scale = () => sliderScale(spec, valueNow())
  let shown = NaN
  range.addEventListener('input', () => drag.to(scale().toValue(range.valueAsNumber)))
  range.addEventListener('change', () =>
    range.valueAsNumber === shown ? drag.end() : drag.endAt(scale().toValue(range.valueAsNumber)),
  )

  function show() {
    const [value, start, { min, max, step, toPosition }] = [valueNow(), run().start[name] as number, scale()]
    Object.assign(range, { min: String(min), max: String(max), step: String(step) })
    range.valueAsNumber = toPosition(value)
    // Read back, because a range rounds what it is given to its step.
    shown = range.valueAsNumber
    range.setAttribute('aria-valuetext', write(value))
    field.show(write(value))
    while (field.element.nextSibling) field.element.nextSibling.remove()
    if (value !== start) control.append(wasButton(run(), label, write(start), reset))
    if (correction?.became === value)
      control.append(make('span', { class: 'half-open-note' }, correctionText(correction, label, spec, locale)))
  }

  // The button goes once it has done its work: the focus stays with what it reset.
  function reset() {
    range.focus()
    set(run().start[name] as number)
  }

  const step = (by: number) => set(nearestAllowed(spec, valueNow() + by * spec.slider.step))
  const less = button('half-open-button', () => step(-1), '−')
  const more = button('half-open-button', () => step(1), '+')
  less.setAttribute('aria-label', texts.less(label))
  more.setAttribute('aria-label', texts.more(label))
  const element = make(
    'span',
    { class: 'half-open-moving' },
    control,
    make('span', { class: 'half-open-steps' }, less, more),
  )
  show()
  return { element, show, leave: detach }
}
