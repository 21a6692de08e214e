import { dotPitchPx, dotsPerLine, indentPx } from './sizes'

/** Where the middle of a dot lies, from the left edge of the flow and the top of its dots. */
export function dotCentre(dot: number): { xPx: number; yPx: number } {
  const line = Math.floor(dot / dotsPerLine)
  return { xPx: indentPx + (dot - line * dotsPerLine + 0.5) * dotPitchPx, yPx: (line + 0.5) * dotPitchPx }
}

/** The dot nearest to a place, wherever it is. */
export function nearestDot(xPx: number, yPx: number, dots: number): number {
  const lines = Math.ceil(dots / dotsPerLine)
  const line = between(0, Math.round(yPx / dotPitchPx - 0.5), lines - 1)
  const inLine = Math.min(dotsPerLine, dots - line * dotsPerLine)
  return line * dotsPerLine + between(0, Math.round((xPx - indentPx) / dotPitchPx - 0.5), inLine - 1)
}

function between(min: number, value: number, max: number): number {
  return Math.min(max, Math.max(min, value))
}
