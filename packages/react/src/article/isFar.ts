/** A flick of the hand ahead. */
const aheadPx = 200

/** Whether a reader has to scroll before the element can be seen. What holds the focus is never far from who has it. */
export function isFar(element: Element | null): boolean {
  if (element === null) return false
  const { top, bottom } = element.getBoundingClientRect()
  if (bottom >= -aheadPx && top <= innerHeight + aheadPx) return false
  return !element.contains((element.getRootNode() as Document | ShadowRoot).activeElement)
}
