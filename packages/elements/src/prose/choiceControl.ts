import type { ChoiceSpec, SwitchSpec } from '@half-open/sim'
import type { Control, Moved } from './Control'
import { make } from './make'
import type { Value } from './ProseRun'
import { wasButton } from './wasButton'

/** One of a few values, in a native list; or yes and no, in a native checkbox. */
export function choiceControl(spec: ChoiceSpec | SwitchSpec, { name, label, run }: Moved): Control {
  const { texts, known, locale } = run()
  const { choices } = known.words[locale]
  const write = (value: Value) =>
    typeof value === 'boolean' ? (value ? texts.yes : texts.no) : (choices[String(value)] ?? String(value))
  const input =
    spec.kind === 'switch'
      ? make('input', { type: 'checkbox', class: 'half-open-checkbox' })
      : make(
          'select',
          { class: 'half-open-select' },
          ...spec.choices.map((choice) => make('option', { value: choice }, write(choice))),
        )
  const control = make(
    'span',
    { class: `half-open-control half-open-control-${spec.kind}` },
    make(
      'label',
      { class: 'half-open-control-label' },
      make('span', { class: 'half-open-control-name' }, label),
      input,
    ),
  )
  input.addEventListener('change', () =>
    run().change(name, input instanceof HTMLInputElement ? input.checked : input.value, 'commit'),
  )

  function show() {
    const [value, start] = [run().assumptions[name]!, run().start[name]!]
    if (input instanceof HTMLInputElement) input.checked = value === true
    else input.value = String(value)
    control.querySelector('.half-open-was')?.remove()
    if (value !== start) control.append(wasButton(run(), label, write(start), reset))
  }

  // The button goes once it has done its work: the focus stays with what it reset.
  function reset() {
    input.focus()
    run().change(name, run().start[name]!, 'commit')
  }

  show()
  return { element: control, show, leave: () => undefined }
}
