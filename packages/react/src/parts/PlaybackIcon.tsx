const paths = {
  back: 'M4 3v10M13 3 6 8l7 5z',
  forward: 'M12 3v10M3 3l7 5-7 5z',
  before: 'M10 3 5 8l5 5-5-5z',
  after: 'M6 3l5 5-5 5 5-5z',
  play: 'M4 2.5v11L13 8z',
  pause: 'M5 3v10M11 3v10',
}

export function PlaybackIcon({ shape }: { shape: keyof typeof paths }) {
  return (
    <svg className="half-open-icon" aria-hidden="true" width="16" height="16" viewBox="0 0 16 16" fill="currentColor" stroke="currentColor" strokeWidth="2" strokeLinejoin="round">
      <path d={paths[shape]} />
    </svg>
  )
}
