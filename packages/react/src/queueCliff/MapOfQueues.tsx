import type { GatewayRestartAssumptions } from '@half-open/sim/gatewayRestart'
import { finishedRun } from '../state/finishedRun'
import { useAwaited } from '../state/useFinished'
import type { Locale } from '../text/locale'
import { formatShare } from '../text/number'
import { MapTable } from './MapTable'
import type { QueueCliffMessages } from './messages'
import { map } from './restart'

interface Props {
  run: { assumptions: GatewayRestartAssumptions; seed: number }
  /** Without slices, where nobody can wait. */
  atOnce: boolean
  messages: QueueCliffMessages
  locale: Locale
}

/** The map, or how much of it has been computed. */
export function MapOfQueues({ run, atOnce, messages, locale }: Props) {
  const { shown, awaited } = useAwaited(map, run.assumptions, run.seed, atOnce ? finishedRun : undefined)
  return (
    <>
      <p className="half-open-hint">
        {awaited === undefined ? messages.map.read(messages.never) : messages.map.computing(formatShare(Math.floor(awaited * 100) / 100, locale))}
      </p>
      {shown && <MapTable rows={shown.result} assumptions={shown.assumptions} messages={messages} locale={locale} />}
    </>
  )
}
