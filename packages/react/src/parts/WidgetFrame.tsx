import { Suspense, useDeferredValue, type ReactNode } from 'react'
import { formatShare } from '../text/number'
import { Contained } from './Contained'
import { Title } from './Title'
import type { Widget } from './useWidget'
import type { WidgetProps } from './WidgetProps'

interface Props<A extends object, R, M> {
  widget: Widget<A, R, M>
  props: WidgetProps<A, M>
  title: string
  finding: string
  figure: ReactNode
  controls: ReactNode
  details: ReactNode
}

/**
 * The order in which every widget speaks: title, finding, figure, controls, caption, details. Not a `<figure>` element:
 * browsers indent that by 40 px on each side, which without the stylesheet leaves too little of a phone.
 */
export function WidgetFrame<A extends object, R, M>({
  widget,
  props,
  title,
  finding,
  figure,
  controls,
  details,
}: Props<A, R, M>) {
  // Below the fold and mostly folded: they may follow a moving hand a frame later.
  const { awaited } = widget.run
  const detailsInTime = useDeferredValue(details)
  return (
    <div
      ref={widget.root}
      id={props.id}
      className={['half-open', props.className].filter(Boolean).join(' ')}
      role="figure"
      aria-label={title}
      lang={widget.locale}
      data-half-open={widget.name}
    >
      <Title level={props.headingLevel}>{title}</Title>
      <p className="half-open-finding">{finding}</p>
      <Contained fallback={<p>{widget.texts.drawingFailed}</p>}>{figure}</Contained>
      <Contained fallback={null}>{controls}</Contained>
      <p className="half-open-notice">{awaited === undefined ? widget.notice : widget.texts.computing(formatShare(Math.floor(awaited * 100) / 100, widget.locale))}</p>
      {props.children !== undefined && (
        <div className="half-open-caption">
          <Contained fallback={null}>
            {/* On a server only this contains an error. */}
            <Suspense fallback={null}>{props.children}</Suspense>
          </Contained>
        </div>
      )}
      <Contained fallback={null}>{detailsInTime}</Contained>
    </div>
  )
}
