import { PlaybackIcon } from './PlaybackIcon'

interface Props<C> {
  title: string
  /** What stands before and after it in the figure; undefined where it has no place there. */
  beside: readonly [before: C | undefined, after: C | undefined] | undefined
  names: readonly [before: string, after: string]
  onChoose: (chosen: C) => void
}

/** What a story tells of, and the way to the mark before and the one after: in the figure they may be smaller than a finger. */
export function StoryHead<C>({ title, beside, names, onChoose }: Props<C>) {
  return (
    <div className="half-open-story-head">
      <p className="half-open-story-title">{title}</p>
      {beside?.map((next, index) => (
        // Not `disabled` at an end: that would take the focus from who has just pressed it.
        <button key={index} type="button" className="half-open-icon-button" aria-label={names[index]} aria-disabled={next === undefined} onClick={() => next !== undefined && onChoose(next)}>
          <PlaybackIcon shape={index === 0 ? 'before' : 'after'} />
        </button>
      ))}
    </div>
  )
}
