/** The dot of a list that is nearest to a place on the screen. */
export function nearestDot(x: number, y: number, list: Element): number {
  const distances = [...list.children].map((dot) => {
    const { left, top, width, height } = dot.getBoundingClientRect()
    return Math.hypot(left + width / 2 - x, top + height / 2 - y)
  })
  return distances.indexOf(Math.min(...distances))
}

/** The dot that a key leads to; `undefined` for a key that leads nowhere. Up and down change the line, if there are several. */
export function dotByKey(key: string, from: number, list: Element): number | undefined {
  const dots = list.children.length
  const firstLine = [...list.children].filter((dot) => dot.getBoundingClientRect().top === list.children[0]?.getBoundingClientRect().top).length
  const line = firstLine < dots ? firstLine : 1
  const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: line, ArrowUp: -line, Home: -dots, End: dots, Enter: 0, ' ': 0 }
  const step = steps[key]
  return step === undefined ? undefined : Math.min(dots - 1, Math.max(0, from + step))
}
