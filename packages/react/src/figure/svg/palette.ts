/** Colours by role, as attributes: a figure is right without any stylesheet, and the stylesheet may override them. */
export interface Palette {
  is: string
  wrong: string
  none: string
  waitFill: string
  waitLine: string
  /** Text on the fill of what waits, the same in both themes. */
  onWait: string
  text: string
  surface: string
}

export const lightPalette: Palette = {
  is: '#1D5FA6',
  wrong: '#B9380B',
  none: '#646B76',
  waitFill: '#E8BE4B',
  waitLine: '#7A5600',
  onWait: '#1B1B1D',
  text: '#1B1B1D',
  surface: '#FFFFFF',
}

export const darkPalette: Palette = {
  is: '#86BAF2',
  wrong: '#F27B48',
  none: '#A3ACB8',
  waitFill: '#E8BE4B',
  waitLine: '#F3D27A',
  onWait: '#1B1B1D',
  text: '#E8E8EA',
  surface: '#1B1B1D',
}
