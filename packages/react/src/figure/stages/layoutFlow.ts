import { wrapText } from '../svg/textWidth'
import type { Flow, Stage, Stopped } from './spec'
import { dotsHeightPx, gapPx, headHeightPx, indentPx, labelPx, lineHeightPx, smallPx } from './sizes'

export interface StagePlace {
  topPx: number
  /** Where the dots of those that stopped begin; they follow the lines that say what they are. */
  dotsTopPx: number
}

export interface FlowLayout {
  places: readonly StagePlace[]
  heightPx: number
}

/** The small type under a stage's head, broken into lines: those that stopped, or how long the next step takes. */
export function noteLines({ stopped, passage }: Stage, widthPx: number): string[] {
  const notes = [
    ...(stopped ? [`${stopped.count.text} ${stopped.label}`] : []),
    ...(passage ? [passage.text] : []),
  ]
  return notes.flatMap((note) => wrapText(note, noteSizePx(stopped), widthPx - indentPx))
}

/** What is believed and wrong is what the figure is about. */
export function noteSizePx(stopped: Stopped | null): number {
  return stopped?.role === 'wrong' ? labelPx : smallPx
}

/** Where each stage stands: the same at every width, so that what lies over the figure need not know its width. */
export function layoutFlow(flow: Flow, widthsPx: readonly number[]): FlowLayout {
  const places: StagePlace[] = []
  let topPx = 0
  for (const stage of flow.stages) {
    const linesPx = lineHeightPx * Math.max(...widthsPx.map((widthPx) => noteLines(stage, widthPx).length))
    const dotsTopPx = topPx + headHeightPx + linesPx + 2
    places.push({ topPx, dotsTopPx })
    topPx = stage.stopped ? dotsTopPx + dotsHeightPx + gapPx : topPx + headHeightPx + linesPx + gapPx
  }
  return { places, heightPx: topPx }
}
