import type { GatewayRestartAssumptions } from '@half-open/sim/gatewayRestart'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { Details } from '../parts/Details'
import { useSliced } from '../state/useSliced'
import { formatNumber } from '../text/number'
import type { Locale } from '../text/locale'
import { MapTable } from './MapTable'
import type { QueueCliffMessages } from './messages'
import { map } from './restart'

interface Props {
  run: { assumptions: GatewayRestartAssumptions; seed: number }
  near: boolean
  messages: QueueCliffMessages
  locale: Locale
}

/** The time to the last device by two assumptions at once, computed when a reader asks for it. */
export function MapPart({ run, near, messages, locale }: Props) {
  const words = messages.map
  const [opened, setOpened] = useState(false)
  const { last, progress, finish } = useSliced(run, map, { wanted: opened && near })

  useEffect(() => {
    const onPaper = () => flushSync(finish)
    addEventListener('beforeprint', onPaper)
    return () => removeEventListener('beforeprint', onPaper)
  })

  const number = (value: number) => formatNumber(value, locale)
  return (
    <Details summary={words.summary} onOpen={() => setOpened(true)}>
      <p className="half-open-hint">
        {progress ? words.computing(number(progress.done + 1), number(progress.of)) : last ? words.read(messages.never) : words.waiting}
      </p>
      {last && <MapTable rows={last.value} assumptions={last.assumptions} messages={messages} locale={locale} />}
    </Details>
  )
}
