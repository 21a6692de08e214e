interface Props {
  /** Read aloud only: what is already seen elsewhere. */
  unseen: string
  /** Seen and read: a correction, an answer. */
  notice: string
}

/** What a reader is told after a change: one polite region, silent while a control is dragged. */
export function LiveRegion({ unseen, notice }: Props) {
  return (
    <p className="half-open-notice" role="status" aria-live="polite">
      {unseen !== '' && <span className="half-open-unseen">{unseen} </span>}
      {notice}
    </p>
  )
}
