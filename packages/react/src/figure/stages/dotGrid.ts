import { wideFromPx } from '../svg/Canvas'

/** How dots are laid out at a width, so that `maxDots` of them fit it. The stylesheet repeats this for the list over them. */
export interface DotGrid {
  perLine: number
  /** Between the dots' centres, in both directions. */
  pitchPx: number
  radiusPx: number
}

export function dotGrid(widthPx: number): DotGrid {
  return widthPx < wideFromPx ? { perLine: 40, pitchPx: 6.7, radiusPx: 2.5 } : { perLine: 60, pitchPx: 9, radiusPx: 3.25 }
}
