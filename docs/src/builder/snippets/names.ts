import { kebabOf } from '../../../../packages/elements/src/names'
import type { ModelWidgetName } from '../../scenariosOf'

/** `DetectionLagBar` as tags, addresses and files call it: `detection-lag-bar`. */
export const slugOf = (widget: ModelWidgetName): string => kebabOf(widget).slice(1)

/** The file that the picture is downloaded as. */
export const fileOf = (widget: ModelWidgetName, type: 'svg' | 'png'): string => `${slugOf(widget)}.${type}`
