import type { BarRow, Bars, Quantity } from '../figure'
import type { Locale } from '../text/locale'
import { formatNumber } from '../text/number'
import { axisEndS, lagTicks, startS } from './axis'
import { facts, type Fact, type Lag, type Lags } from './lags'
import { lagText } from './lagText'
import type { BeliefLagsMessages } from './messages'
import type { Spread } from './spread'

export interface BeliefLagsView {
  messages: BeliefLagsMessages
  locale: Locale
  /** End of the axis to keep, while a control is dragged; default: as long as the lags need. */
  endS?: number | undefined
  spread?: Spread | undefined
}

/**
 * Four facts and how late a system learns of each. The axis is logarithmic, as the point is how many orders of magnitude lie
 * between them; on a linear one the node's bar would not be seen.
 */
export function figure(lags: Lags, view: BeliefLagsView): Bars {
  const { messages, locale } = view
  const endS = view.endS ?? axisEndS(lags)
  return {
    kind: 'bars',
    name: messages.form,
    x: { domain: [startS, endS], scale: 'log', ticks: lagTicks(endS, locale), label: messages.axis, unit: 's' },
    rows: facts.map((fact) => row(fact, lags[fact], view)),
    columns: messages.columns,
    moreColumns: [{ head: messages.columns.cases }],
    markPrefix: 'p95',
  }
}

function row(fact: Fact, lag: Lag, { messages, locale, spread }: BeliefLagsView): BarRow {
  const quantity = (lagS: number): Quantity => ({ value: lagS, text: lagText(lagS, locale) })
  const band = spread?.[fact]
  const [fromS, untilS] = [band?.p5 ?? null, band?.p95 ?? null]
  return {
    id: fact,
    label: messages.rows[fact],
    // Each bar is time in which the system believes what is no longer true.
    role: 'wrong',
    bar: lag.kind === 'learns' ? quantity(lag.medianS) : lag.kind === 'notWithin' ? unknown(lag.watchedS) : null,
    mark: lag.kind === 'learns' && lag.p95S !== null ? quantity(lag.p95S) : null,
    band: fromS === null || untilS === null ? null : [quantity(fromS), quantity(untilS)],
    empty: lag.kind === 'nothing' ? messages.nothing[lag.why] : '',
    more: [lag.kind === 'learns' ? { value: lag.cases, text: formatNumber(lag.cases, locale) } : null],
  }

  function unknown(watchedS: number): Quantity {
    return { value: Infinity, text: messages.atLeast(lagText(watchedS, locale)) }
  }
}
