import { textWidthPx, wrapText } from '../svg/textWidth'
import type { Role } from '../specs'
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

/** A line of small type under a stage's head. */
export interface Note {
  /** What of it is strong: the count, where the line begins with it. */
  strong: string
  text: string
  role: 'wrong' | 'none'
}

/** Those that stopped, and how long the next step takes, broken into lines. */
export function notesOf({ stopped, passage }: Stage, widthPx: number): Note[] {
  const roomPx = widthPx - indentPx
  const lines = stopped ? wrapText(`${stopped.count.text} ${stopped.label}`, notePx(stopped.role), roomPx - strongerByPx(stopped)) : []
  return [
    ...lines.map((line, index): Note => {
      const strong = index === 0 ? (stopped?.count.text ?? '') : ''
      return { strong, text: line.slice(strong.length), role: stopped?.role ?? 'none' }
    }),
    ...(passage ? wrapText(passage.text, smallPx, roomPx) : []).map((text): Note => ({ strong: '', text, role: 'none' })),
  ]
}

/** The count is semibold, so wider. */
function strongerByPx({ role, count: { text } }: Stopped): number {
  const sizePx = notePx(role)
  return textWidthPx(text, sizePx, true) - textWidthPx(text, sizePx)
}

/** What is believed and wrong is what the figure is about. */
export function notePx(role: Role): number {
  return role === 'wrong' ? labelPx : smallPx
}

/** Where each stage stands: the same at every width, so that what lies over the figure need not know its width. */
export function layoutFlow(flow: Flow, widthsPx: readonly number[]): FlowLayout {
  const places: StagePlace[] = []
  let topPx = 0
  for (const stage of flow.stages) {
    const linesPx = lineHeightPx * Math.max(...widthsPx.map((widthPx) => notesOf(stage, widthPx).length))
    const dotsTopPx = topPx + headHeightPx + linesPx + 2
    places.push({ topPx, dotsTopPx })
    topPx = stage.stopped ? dotsTopPx + dotsHeightPx + gapPx : topPx + headHeightPx + linesPx + gapPx
  }
  return { places, heightPx: topPx }
}
