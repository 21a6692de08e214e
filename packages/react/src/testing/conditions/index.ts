import { axe } from './axe'
import type { Condition } from './Condition'
import { fold } from './fold'
import { forcedColours } from './forcedColours'
import { keyboard } from './keyboard'
import { print } from './print'
import { reducedMotion } from './reducedMotion'
import { rightToLeft } from './rightToLeft'
import { scriptsOff } from './scriptsOff'
import { targets } from './targets'
import { textSpacing } from './textSpacing'
import { wakes } from './wakes'
import { emptyStates, widths } from './widths'
import { zoom } from './zoom'

/** Under which every widget has to hold where the page has our stylesheet. */
export const conditions: readonly Condition[] = [
  widths, emptyStates, fold, zoom, textSpacing, targets, keyboard, axe, forcedColours, reducedMotion, rightToLeft, print, scriptsOff, wakes,
]
