const gapPx = 6
const edgePx = 8

/** Puts a fixed element under its anchor, or above it where there is more room; inside the window in any case. */
export function placeBeside(element: HTMLElement, anchor: HTMLElement): void {
  const at = anchor.getBoundingClientRect()
  const { width, height } = element.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const below = at.bottom + gapPx
  const fitsBelow = below + height <= clientHeight - edgePx || at.top < clientHeight - at.bottom
  const left = Math.max(edgePx, Math.min(at.left, clientWidth - width - edgePx))
  const top = Math.max(edgePx, fitsBelow ? below : at.top - gapPx - height)
  Object.assign(element.style, { left: `${left}px`, top: `${top}px` })
}
