import type { RunModel } from '../state/RunModel'
import { builderLink } from './builderLink'
import { checkedProps } from './checkedProps'
import { pins, useFrame } from './useFrame'
import { useShownModel, type OfferedControls } from './useShownModel'
import type { WidgetProps } from './WidgetProps'

/** What every widget of a model is made of: its run, its language, its controls and what it has to say. */
export function useWidget<A extends object, R, M>(
  name: string,
  model: RunModel<A, R>,
  given: WidgetProps<A, M>,
  offered: OfferedControls<A> = {},
) {
  const props = checkedProps(name, given)
  const frame = useFrame(name, props, pins(props))
  const shown = useShownModel(frame, model, props, offered)
  return {
    ...frame,
    ...shown,
    props,
    /** The builder, to open with what is shown. */
    builderLink: props.builder && builderLink(props.builder, name, model, shown.run, frame.locale),
  }
}

export type Widget<A extends object, R, M> = ReturnType<typeof useWidget<A, R, M>>
