import { lightPalette, type Palette } from './palette'

/** What a drawing is laid on: only here do a fluid figure and one of a fixed width differ. */
export interface Canvas {
  /** Widths, ascending, for which texts are laid out; each layout must hold from its width up to the next. */
  widthsPx: readonly number[]
  /** A horizontal position or extent as an attribute, from a fraction of the width. */
  x: (fraction: number) => string | number
  palette: Palette
  /** Attributes that keep lines behind a text off it; a fluid figure's ground is known to the stylesheet only. */
  halo: Readonly<Record<string, string | number>>
}

/** From here on a figure is wide: more ticks, longer texts. The stylesheet's container queries repeat these widths. */
export const wideFromPx = 560

/** 288: a phone of 320 px less the margins of its page; 340: most phones. */
export const fluidCanvas: Canvas = {
  widthsPx: [288, 340, wideFromPx],
  x: (fraction) => `${round(fraction * 100)}%`,
  palette: { ...lightPalette, text: 'currentColor' },
  halo: {},
}

export function fixedCanvas(widthPx: number, palette: Palette): Canvas {
  const halo = { stroke: palette.surface, 'stroke-width': 3, 'stroke-linejoin': 'round', 'paint-order': 'stroke' }
  return { widthsPx: [widthPx], x: (fraction) => round(fraction * widthPx), palette, halo }
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
