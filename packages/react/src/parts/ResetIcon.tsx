/** An arrow turning back. */
export function ResetIcon() {
  return (
    <svg className="half-open-icon" width="12" height="12" viewBox="0 0 12 12" aria-hidden="true" focusable="false">
      <path d="M3 2v3h3M3.3 4.8A4 4 0 1 1 2.2 8" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  )
}
