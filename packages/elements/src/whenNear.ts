/** Far enough ahead that a reader who scrolls meets the figure awake. */
const ahead = '600px'

/** Calls `near` once, when the element is shown and first comes within 600 px of the window. What it returns ends the wait. */
export function whenNear(element: Element, near: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      near()
    },
    { rootMargin: ahead },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
