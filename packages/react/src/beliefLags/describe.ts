import type { Locale } from '../text/locale'
import type { Lag, Lags } from './lags'
import { lagText } from './lagText'
import type { BeliefLagsMessages } from './messages'

/** Computed from the lags, so always true of what is shown: one sentence, or one of each where a system has nothing to notice. */
export function describe(lags: Lags, messages: BeliefLagsMessages, locale: Locale): string {
  const { finding, nothing, atLeast } = messages
  const { connectionDead, modelChanged, serverDead, serverBack } = lags
  const [registry, node, dead, back] = [connectionDead, modelChanged, serverDead, serverBack].map(timeOf)
  if (registry !== undefined && node !== undefined && dead !== undefined && back !== undefined)
    return finding.all(registry, node, dead, back)
  const sentences = [
    sentence(connectionDead, finding.registry),
    sentence(modelChanged, finding.node),
    ...(dead !== undefined && back !== undefined
      ? [finding.chain(dead, back)]
      : [sentence(serverDead, finding.dead), sentence(serverBack, finding.back)]),
  ]
  // What is so for two rows is said once.
  return [...new Set(sentences)].join(' ')

  function timeOf(lag: Lag): string | undefined {
    if (lag.kind === 'nothing') return undefined
    return lag.kind === 'learns' ? lagText(lag.medianS, locale) : atLeast(lagText(lag.watchedS, locale))
  }

  function sentence(lag: Lag, wrongFor: (time: string) => string): string {
    return lag.kind === 'nothing' ? `${nothing[lag.why]}.` : wrongFor(timeOf(lag)!)
  }
}
