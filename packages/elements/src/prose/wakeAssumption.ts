import { correctionText, formatValue, type AnyModel, type Correction } from '@half-open/react/headless'
import { choiceControl } from './choiceControl'
import type { Control } from './Control'
import { dragSideways } from './dragSideways'
import { button, make, unseen } from './make'
import { numberControl } from './numberControl'
import { openPopover, type OpenPopover } from './openPopover'
import { followRun, type ProseRun, type Value } from './ProseRun'

/** An assumption of the article, in a sentence: a button that shows its value and opens the control that moves it. */
export function wakeAssumption(host: HTMLElement, shadow: ShadowRoot, known: AnyModel, name: string): () => void {
  const spec = known.model.assumptions[name]!
  let control: Control | undefined
  let open: OpenPopover | undefined
  let run: ProseRun
  const value = document.createTextNode('')
  const part = button('half-open-movable', () => drag.wasClick() && (open ? open.close() : move()), value)
  part.setAttribute('aria-expanded', 'false')
  const labelNow = () => known.words[run.locale].assumptions[name]!
  const drag = dragSideways(part, spec, {
    value: () => run.assumptions[name]!,
    change: (wanted, phase) => run.change(name, wanted, phase),
    onLimit,
  })

  function move(corrected?: Correction) {
    const label = labelNow()
    const moved = { name, label, run: () => run }
    control = spec.kind === 'number' ? numberControl(spec, moved, corrected) : choiceControl(spec, moved)
    open = openPopover(part, label, [control.element, sourceOf()], () => {
      control?.leave()
      control = open = undefined
    })
  }

  function sourceOf(): HTMLElement {
    const { kind, url } = spec.source
    const text = known.words[run.locale].sources[name]!
    return make(
      'span',
      { class: 'half-open-cite' },
      `${run.texts.sourceKind[kind]}: `,
      url === undefined ? text : make('a', { href: url }, text),
    )
  }

  /** The sentence has no room to say why a drag was stopped: the control has. */
  function onLimit(became: Value) {
    const limit: Correction = { kind: 'limited', became: became as number }
    open?.close()
    move(limit)
    if (spec.kind === 'number') run.say(correctionText(limit, labelNow(), spec, run.locale))
  }

  const leave = followRun(host, known, (next) => {
    run = next
    value.data = formatValue(run.assumptions[name]!, spec, known.words[run.locale].choices, run.texts, run.locale)
    part.classList.toggle('half-open-moved', run.assumptions[name] !== run.start[name])
    control?.show(run)
  })
  part.prepend(unseen(`${labelNow()}: `))
  shadow.replaceChildren(make('span', { class: 'half-open-prose', lang: run!.locale }, part))
  return () => {
    open?.close()
    drag.leave()
    leave()
  }
}
