import { kebabOf } from '../../../../packages/elements/src/names'
import type { WidgetName } from '../../scenariosOf'

/** `DetectionLagBar` as tags, addresses and files call it: `detection-lag-bar`. */
export const slugOf = (widget: WidgetName): string => kebabOf(widget).slice(1)

/** The file that the picture is downloaded as. */
export const fileOf = (widget: WidgetName, type: 'svg' | 'png'): string => `${slugOf(widget)}.${type}`
