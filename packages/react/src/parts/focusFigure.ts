/** Gives the focus to the figure that an element is in, where what had it is about to go. */
export function focusFigure(inside: Element | null): void {
  const figure = inside?.closest<HTMLElement>('[role=figure]')
  if (!figure) return
  figure.tabIndex = -1
  figure.focus({ preventScroll: true })
}
