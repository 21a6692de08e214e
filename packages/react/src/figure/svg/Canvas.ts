import { lightPalette, type Palette } from './palette'

/** What a drawing is laid on: only here do a fluid figure and one of a fixed width differ. */
export interface Canvas {
  /** Widths, ascending, for which texts are laid out; each layout must hold from its width up to the next. */
  widthsPx: readonly number[]
  /** A horizontal position or extent as an attribute, from a fraction of the width. */
  x: (fraction: number) => string | number
  palette: Palette
}

/** From here on a figure is wide: more ticks, longer texts. The stylesheet's container queries repeat these widths. */
export const wideFromPx = 560

/** 288: a phone of 320 px less the margins of its page; 340: most phones. */
export const fluidCanvas: Canvas = {
  widthsPx: [288, 340, wideFromPx],
  x: (fraction) => `${round(fraction * 100)}%`,
  palette: { ...lightPalette, text: 'currentColor' },
}

export function fixedCanvas(widthPx: number, palette: Palette): Canvas {
  return { widthsPx: [widthPx], x: (fraction) => round(fraction * widthPx), palette }
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
