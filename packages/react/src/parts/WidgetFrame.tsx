import { Suspense, useDeferredValue, type ReactNode } from 'react'
import { Contained } from './Contained'
import { Title } from './Title'
import type { Frame } from './useFrame'
import type { FrameProps } from './WidgetProps'

interface Props<M> {
  widget: Frame
  props: FrameProps<M>
  /** What is said of a run that the figure does not show yet. Default: it shows what the controls say. */
  pending?: string | undefined
  title: string
  finding: string
  /** Lies over finding and figure, and hides them, while the reader is asked for a guess; `false` afterwards. Default: nobody is. */
  cover?: ReactNode
  figure: ReactNode
  controls: ReactNode
  details: ReactNode
}

/**
 * The order in which every widget speaks: title, finding, figure, controls, caption, details. Not a `<figure>` element:
 * browsers indent that by 40 px on each side, which without the stylesheet leaves too little of a phone.
 */
export function WidgetFrame<M>({
  widget,
  props,
  pending,
  title,
  finding,
  cover,
  figure,
  controls,
  details,
}: Props<M>) {
  // Below the fold and mostly folded: they may follow a moving hand a frame later.
  const detailsInTime = useDeferredValue(details)
  const shown = (
    <>
      <p className="half-open-finding">{finding}</p>
      <Contained fallback={<p>{widget.texts.drawingFailed}</p>}>{figure}</Contained>
    </>
  )
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
      {cover === undefined ? (
        shown
      ) : (
        <div className={cover === false ? 'half-open-shown' : 'half-open-shown half-open-covered'}>
          {cover}
          {shown}
        </div>
      )}
      <Contained fallback={null}>{controls}</Contained>
      <p className="half-open-notice">{pending ?? widget.notice}</p>
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
