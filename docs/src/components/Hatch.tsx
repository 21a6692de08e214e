import { useLocale } from './useLocale'

const [widthPx, heightPx, stepPx] = [40, 14, 6]
const strokes = Array.from({ length: (widthPx + heightPx) / stepPx + 1 }, (_, index) => index * stepPx)
const names = { en: 'The hatch', es: 'El rayado', it: 'Il tratteggio' }

/** The hatch of the figures, to speak of it in a sentence. */
export function Hatch() {
  return (
    <span role="img" aria-label={names[useLocale()]}>
      <svg className="hatch" width={widthPx} height={heightPx} aria-hidden="true">
        <path d={strokes.map((x) => `M${x - heightPx} ${heightPx}L${x} 0`).join('')} strokeWidth="2.5" />
        <rect x="1" y="1" width={widthPx - 2} height={heightPx - 2} fill="none" strokeWidth="2" />
      </svg>
    </span>
  )
}
