import type { GatewayRestartAssumptions } from '@half-open/sim/gatewayRestart'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { Details } from '../parts/Details'
import type { ModelRun } from '../state/useModelRun'
import type { Locale } from '../text/locale'
import { MapOfQueues } from './MapOfQueues'
import type { QueueCliffMessages } from './messages'

interface Props {
  run: Pick<ModelRun<GatewayRestartAssumptions, unknown>, 'assumptions' | 'seed' | 'awaited' | 'shown'>
  near: boolean
  messages: QueueCliffMessages
  locale: Locale
}

/** Where the sweep of the figure took longer, paper does without the map: it takes some times as long, and nobody can wait. */
const quickMs = 500

/** The time to the last device by two assumptions at once, computed when a reader asks for it, or paper does. */
export function MapPart({ near, messages, ...shared }: Props) {
  const [opened, setOpened] = useState(false)
  const [onPaper, setOnPaper] = useState(false)

  useEffect(() => {
    // The page is printed as it stands after this event.
    const print = () => flushSync(() => setOnPaper(true))
    const printed = () => setOnPaper(false)
    addEventListener('beforeprint', print)
    addEventListener('afterprint', printed)
    return () => {
      removeEventListener('beforeprint', print)
      removeEventListener('afterprint', printed)
    }
  }, [])

  const { awaited, shown } = shared.run
  const atOnce = onPaper && awaited === undefined && !shown.isCut && shown.tookMs <= quickMs
  const wanted = (opened && near) || atOnce
  return (
    <Details summary={messages.map.summary} onOpen={() => setOpened(true)}>
      {wanted ? <MapOfQueues {...shared} atOnce={atOnce} messages={messages} /> : <p className="half-open-hint half-open-unopened">{messages.map.waiting}</p>}
    </Details>
  )
}
