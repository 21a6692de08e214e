/** Without a margin, recharts' pixels are the figure's. */
export const noMargin = { top: 0, right: 0, bottom: 0, left: 0 }

/** A row under the pointer or the keys is tinted; its words find their own place, so recharts does not move them. */
export const rowTooltip = {
  cursor: { className: 'half-open-inspect-row', fill: 'currentColor', fillOpacity: 0.06, stroke: 'none' },
  isAnimationActive: false,
  wrapperStyle: { transform: 'none', width: '100%', zIndex: 1 },
}
