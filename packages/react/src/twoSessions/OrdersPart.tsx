import type { RaceStep } from '@half-open/sim/sessionRace'
import { useRef, useState } from 'react'
import type { Citation, Grid } from '../figure'
import type { PartMessages } from '../parts/messages'
import { Scripted } from '../parts/Scripted'
import { counted } from '../text/counted'
import type { Locale } from '../text/locale'
import { formatNumber } from '../text/number'
import type { Chosen } from './chosen'
import type { TwoSessionsMessages } from './messages'
import { OrderStrips } from './OrderStrips'
import type { Orders } from './orders'
import { Replay } from './Replay'
import { ShortestWays } from './ShortestWays'

interface Props {
  spec: Grid
  orders: Orders
  awake: boolean
  locale: Locale
  messages: TwoSessionsMessages
  texts: PartMessages
  say: (text: string) => void
  /** Shows a sentence, and has it read aloud. */
  cite: (title: string, finding: string) => Citation
}

/** Every order in which the server can meet the steps, and the one that a reader has chosen to replay. */
export function OrdersPart({ spec, orders, awake, locale, messages, texts, ...spoken }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [last, setChosen] = useState<Chosen>()
  // With another number of messages the orders are others.
  const chosen = last?.orders === orders ? last : undefined
  const shared = { orders, chosen, onChoose: setChosen, messages, locale }
  const words = messages.orders

  const countOf = (step: RaceStep) => counted((orders.all[0]?.order ?? []).filter((each) => each === step).length, locale)

  function close() {
    const found = place.current?.querySelector<HTMLElement>('[role=option][aria-selected=true], .half-open-button[aria-pressed=true]')
    found?.focus()
    setChosen(undefined)
  }

  return (
    <div ref={place} className="half-open-orders">
      <p className="half-open-story-title">{words.title(formatNumber(orders.all.length, locale))}</p>
      <p className="half-open-hint">{words.sessions(countOf('oldMessage'), countOf('newMessage'))}</p>
      <OrderStrips {...shared} spec={spec} awake={awake} />
      <p className="half-open-hint">
        {spec.notes.join(' ')} <Scripted awake={awake}>{orders.perCell === 1 ? words.choose : words.chooseFirst}</Scripted>
      </p>
      <ShortestWays {...shared} disabled={!awake} />
      {chosen && <Replay chosen={chosen} locale={locale} messages={messages} texts={texts} {...spoken} onChoose={setChosen} onClose={close} />}
    </div>
  )
}
