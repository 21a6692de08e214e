import type { Bars } from '../../figure'
import { fraction } from '../../figure/axis/fraction'
import { barsRowPx } from '../../figure/bars/drawBars'
import { layoutRow } from '../../figure/bars/layoutRow'
import { barHeightPx, barTopPx, markPx } from '../../figure/bars/sizes'
import { fluidCanvas } from '../../figure/svg/Canvas'
import { svgNode } from '../../figure/svg/SvgNode'
import { textWidthPx } from '../../figure/svg/textWidth'
import { variants } from '../../figure/svg/variants'
import { guessLabel } from '../../parts/predict/guessLabel'
import { GuessSvg } from '../../parts/predict/GuessSvg'
import { predictMessages } from '../../parts/predict/messages'
import { verdict } from '../../parts/predict/verdict'
import { formatDuration } from '../../text/duration'
import type { Locale } from '../../text/locale'

interface Props {
  spec: Bars
  guessS: number
  /** The median that the row shows; `null` where nothing died. */
  truthS: number | null
  locale: Locale
}

/** Where the reader thought the row of keepalive would end: a line through its bar, and under it how far off that is. */
export default function LagGuess({ spec, guessS, truthS, locale }: Props) {
  const index = spec.rows.findIndex(({ id }) => id === 'keepalive')
  const row = spec.rows[index]
  if (row === undefined) return null
  const at = fraction(spec.x, guessS)
  const rowPx = barsRowPx(spec, fluidCanvas)
  const texts = predictMessages[locale]
  const said = formatDuration(guessS, locale)
  const label = truthS === null ? texts.guessed(said) : verdict(said, formatDuration(truthS, locale), texts)
  const nodes = variants(fluidCanvas, (widthPx) => {
    const barPx = index * rowPx + barTopPx(layoutRow(spec, row, widthPx).above.length)
    const fits = at * widthPx + textWidthPx(label, markPx) <= widthPx
    return [
      ...['half-open-guess-ground', 'half-open-guess-mark'].map((name) =>
        svgNode('line', {
          class: name,
          x1: fluidCanvas.x(at),
          x2: fluidCanvas.x(at),
          y1: barPx - 3,
          y2: barPx + barHeightPx + 3,
        }),
      ),
      guessLabel(
        { x: fluidCanvas.x(fits ? at : 1), y: barPx + barHeightPx + 14, 'text-anchor': fits ? 'start' : 'end' },
        label,
      ),
    ]
  })
  return <GuessSvg nodes={nodes} heightPx={rowPx * spec.rows.length} />
}
