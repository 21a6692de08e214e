import type { RaceRegistry } from '@half-open/sim/sessionRace'
import type { Locale } from '../text/locale'
import { formatNumber } from '../text/number'
import type { Chosen } from './chosen'
import type { TwoSessionsMessages } from './messages'
import type { Orders } from './orders'
import { registries } from './words'

interface Props {
  orders: Orders
  chosen: Chosen | undefined
  disabled: boolean
  onChoose: (chosen: Chosen) => void
  messages: TwoSessionsMessages
  locale: Locale
}

/** For each registry that can go wrong, the fewest steps that do it. */
export function ShortestWays({ orders, chosen, disabled, onChoose, messages: { orders: words }, locale }: Props) {
  const lengthOf = (registry: RaceRegistry) => orders.exploration.registries[registry].counterexample?.length ?? 0
  const failing = registries.filter((registry) => lengthOf(registry) > 0)
  const holding = registries.filter((registry) => lengthOf(registry) === 0)
  return (
    <div className="half-open-switch">
      {failing.length > 0 && <span>{words.shortest}</span>}
      {failing.map((registry) => (
        <button
          key={registry}
          type="button"
          className="half-open-button"
          aria-pressed={chosen?.of === registry}
          disabled={disabled}
          onClick={() => onChoose({ orders, of: registry, registry })}
        >
          {words.shortestBy(registry, formatNumber(lengthOf(registry), locale))}
        </button>
      ))}
      {holding.length > 0 && <span>{words.noShortest(holding)}</span>}
    </div>
  )
}
