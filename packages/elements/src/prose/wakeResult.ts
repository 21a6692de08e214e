import { finishedRun, formatQuantity, type AnyModel, type Finished } from '@half-open/react/headless'
import type { Assumptions } from '@half-open/sim'
import { button, make, unseen } from './make'
import { openPopover, type OpenPopover } from './openPopover'
import { followRun, type ProseRun } from './ProseRun'

/** A number of the article's run, in a sentence; pressed, it says how it comes about. */
export function wakeResult(host: HTMLElement, shadow: ShadowRoot, known: AnyModel, metric: string): () => void {
  const { model } = known
  let open: OpenPopover | undefined
  let run: ProseRun
  /** The last run that has come to its end; a long one is awaited, and what stood there before stays. */
  let shown: Finished<Assumptions, unknown> | undefined
  let stopWaiting = () => {}
  const value = document.createTextNode('')
  const part = button('half-open-result', () => (open ? open.close() : why()), value)
  part.setAttribute('aria-expanded', 'false')

  const wordsNow = () => known.metricWords[run.locale][metric]!

  function textNow(): string {
    if (!shown) return host.textContent.trim()
    const { read, unit } = model.metrics[metric]!
    const number = read(shown.result)
    return number === null ? (wordsNow().none ?? run.texts.nothing) : formatQuantity(number, unit, run.locale)
  }

  function why() {
    const { name, rule, card } = wordsNow()
    const content = [
      make('span', { class: 'half-open-popover-title' }, `${name}: ${textNow()}`),
      make('span', {}, rule),
      make('span', { class: 'half-open-card' }, card),
      make(
        'span',
        { class: 'half-open-cite' },
        run.texts.cite(model.id, model.version, String(shown?.seed ?? run.seed)),
      ),
    ]
    open = openPopover(part, run.texts.why, content, () => (open = undefined))
  }

  function show() {
    value.data = textNow()
    if (!open) return
    open.close()
    why()
  }

  const leave = followRun(host, known, (next) => {
    run = next
    stopWaiting()
    const computed = (model.follow ?? finishedRun)(model, run.assumptions, run.seed)
    const take = () => {
      shown = computed.finished ?? shown
      if (computed.finished) stopWaiting()
      show()
    }
    stopWaiting = computed.finished ? () => {} : computed.subscribe(take)
    take()
  })
  part.append(unseen(`, ${run!.texts.why}`))
  shadow.replaceChildren(make('span', { class: 'half-open-prose', lang: run!.locale }, part))
  return () => {
    open?.close()
    stopWaiting()
    leave()
  }
}
