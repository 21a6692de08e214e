import type { GatewayRestartAssumptions } from '@half-open/sim/gatewayRestart'
import { finishedRun } from '../state/finishedRun'
import { useAwaited } from '../state/useFinished'
import type { Locale } from '../text/locale'
import { formatShare } from '../text/number'
import { MapTable } from './MapTable'
import type { QueueCliffMessages } from './messages'
import { map as mapModel } from './restart'

interface Props {
  run: { assumptions: GatewayRestartAssumptions; seed: number }
  /** Without slices, where nobody can wait. */
  atOnce: boolean
  messages: QueueCliffMessages
  locale: Locale
}

/** The map, or how much of it has been computed. */
export function MapOfQueues({ run, atOnce, messages, locale }: Props) {
  const { shown, awaited } = useAwaited(mapModel, run.assumptions, run.seed, atOnce ? finishedRun : undefined)
  return (
    <>
      <p className="half-open-hint">
        {awaited === undefined ? <MapKey messages={messages} /> : messages.map.computing(formatShare(Math.floor(awaited * 100) / 100, locale))}
      </p>
      {shown && <MapTable rows={shown.result} assumptions={shown.assumptions} messages={messages} locale={locale} />}
    </>
  )
}

/** Where the reader's palette holds there is no blue; the stylesheet knows which of the two is true. */
function MapKey({ messages: { map, never } }: Pick<Props, 'messages'>) {
  return (
    <>
      <span className="half-open-map-coloured">{map.read(never)}</span>
      <span className="half-open-map-forced" hidden>{map.readWithoutColour(never)}</span>
    </>
  )
}
