import { dotsPerLine } from './sizes'

/** Which dot a key leads to; `undefined` for a key that leads nowhere. Up and down change the line, if there are several. */
export function moveByDots(key: string, from: number, dots: number): number | undefined {
  const acrossLines = dots > dotsPerLine ? dotsPerLine : 1
  const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: acrossLines, ArrowUp: -acrossLines, Home: -dots, End: dots, Enter: 0, ' ': 0 }
  const step = steps[key]
  return step === undefined ? undefined : Math.min(dots - 1, Math.max(0, from + step))
}
