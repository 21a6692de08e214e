import type { Stages } from '../../figure'
import { dotGrid } from '../../figure/stages/dotGrid'
import { layoutFlow } from '../../figure/stages/layoutFlow'
import { headBaselinePx, indentPx, labelPx, maxDots, smallPx } from '../../figure/stages/sizes'
import { fluidCanvas } from '../../figure/svg/Canvas'
import { svgNode } from '../../figure/svg/SvgNode'
import { textWidthPx } from '../../figure/svg/textWidth'
import { variants } from '../../figure/svg/variants'
import { guessLabel } from '../../parts/predict/guessLabel'
import { GuessSvg } from '../../parts/predict/GuessSvg'
import { predictMessages } from '../../parts/predict/messages'
import { verdict } from '../../parts/predict/verdict'
import type { Locale } from '../../text/locale'
import { formatNumber } from '../../text/number'

/** Between the line of the stage and what is said of the guess. */
const minGapPx = 12

interface Props {
  /** The column of the server that does not wait. */
  spec: Stages
  guess: number
  /** How many there are. */
  truth: number
  /** How many commands a dot stands for. */
  perDot: number
  locale: Locale
}

/** Rings for as many dots as the reader thought commands would stay sent for ever, and in the line above how far off that is. */
export default function StuckGuess({ spec, guess, truth, perDot, locale }: Props) {
  const [flow] = spec.flows
  const index = flow?.stages.findIndex(({ id }) => id === 'sent') ?? -1
  const layout = flow && layoutFlow(flow, fluidCanvas.widthsPx)
  const place = layout?.places[index]
  const stage = flow?.stages[index]
  if (!layout || !place || !stage) return null
  const headPx = textWidthPx(stage.reached.text, labelPx, true) + textWidthPx(` ${stage.label}`, labelPx)
  const [guessed, dots] = [Math.min(maxDots, Math.ceil(guess / perDot)), stage.stopped?.dots ?? 0]
  // Around the dots that were foreseen; where more were, at the places of those that are not there.
  const places = Array.from({ length: guessed }, (_, ring) => ring).slice(guessed > dots ? dots : 0)
  const texts = predictMessages[locale]
  const [said, is] = [formatNumber(guess, locale), formatNumber(truth, locale)]
  const labels = [verdict(said, is, texts), texts.guessed(said)]
  const nodes = variants(fluidCanvas, (widthPx) => {
    const { perLine, pitchPx, radiusPx } = dotGrid(widthPx)
    const roomPx = widthPx - indentPx - headPx - minGapPx
    const label = labels.find((each) => textWidthPx(each, smallPx) <= roomPx) ?? ''
    const marks = places.map((ring) =>
      svgNode('circle', {
        class: 'half-open-guess-mark',
        fill: 'none',
        cx: indentPx + ((ring % perLine) + 0.5) * pitchPx,
        cy: place.dotsTopPx + (Math.floor(ring / perLine) + 0.5) * pitchPx,
        r: radiusPx + 0.5,
      }),
    )
    return [...marks, guessLabel({ x: fluidCanvas.x(1), y: place.topPx + headBaselinePx, 'text-anchor': 'end' }, label)]
  })
  return <GuessSvg nodes={nodes} heightPx={layout.heightPx} />
}
