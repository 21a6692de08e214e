import { FIFTY_SEEDS } from '@half-open/sim'
import type { Locale } from '../text/locale'
import { formatNumber } from '../text/number'
import type { PartMessages } from './messages'

interface Props {
  seed: number
  /** The typical one of the fifty, once they have been computed. */
  typicalSeed: number | undefined
  disabled: boolean
  locale: Locale
  messages: PartMessages
  /** Left out where the page holds the seed and does not listen. */
  onSeed?: ((seed: number) => void) | undefined
}

/** Which run of chance is shown, and the way to another. */
export function SeedControl({ seed, typicalSeed, disabled, locale, messages, onSeed }: Props) {
  const seedText = formatNumber(seed, locale)
  const isOneOfThem = FIFTY_SEEDS.includes(seed)
  return (
    <div className="half-open-seed">
      <span>{isOneOfThem ? messages.run(seedText, formatNumber(FIFTY_SEEDS.length, locale)) : messages.singleRun(seedText)}</span>
      {onSeed && (
        <>
          <button type="button" className="half-open-button" disabled={disabled} onClick={() => onSeed((seed % FIFTY_SEEDS.length) + 1)}>
            {messages.anotherRun}
          </button>
          {/* Not `disabled` until it is known: who has the focus on it keeps it. */}
          <button
            type="button"
            className="half-open-button"
            disabled={disabled}
            aria-disabled={typicalSeed === undefined}
            aria-pressed={typicalSeed === seed}
            onClick={() => typicalSeed !== undefined && typicalSeed !== seed && onSeed(typicalSeed)}
          >
            {messages.typicalRun}
          </button>
        </>
      )}
    </div>
  )
}
