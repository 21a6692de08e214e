/** How far from a mark a finger may come down and still mean it: half of the 44 px that it covers. */
const reachPx = 22

/** The option of a list that is nearest to a place on the screen; `undefined` where none is in reach. */
export function nearestOption(x: number, y: number, list: Element): number | undefined {
  const distances = [...list.children].map((option) => {
    const { left, top, right, bottom } = option.getBoundingClientRect()
    return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
  })
  const nearest = Math.min(...distances)
  return nearest <= reachPx ? distances.indexOf(nearest) : undefined
}

/** The option that a key leads to; `undefined` for a key that leads nowhere. Up and down change the line, if there are several. */
export function optionByKey(key: string, from: number, list: Element): number | undefined {
  const last = list.children.length - 1
  if (key === 'ArrowDown' || key === 'ArrowUp') return inLine(key === 'ArrowDown' ? 1 : -1, from, list)
  const to: Record<string, number> = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: last, Enter: from, ' ': from }
  const option = to[key]
  return option === undefined ? undefined : Math.min(last, Math.max(0, option))
}

/** The nearest option of the next line or the one before; in the last and the first line, its end. */
function inLine(direction: 1 | -1, from: number, list: Element): number {
  const places = [...list.children].map((option) => option.getBoundingClientRect())
  const here = places[from]
  const last = places.length - 1
  const lines = [...new Set(places.map(({ top }) => top))].sort((a, b) => a - b)
  if (here === undefined || lines.length < 2) return Math.min(last, Math.max(0, from + direction))
  const line = lines[lines.indexOf(here.top) + direction]
  if (line === undefined) return direction > 0 ? last : 0
  const distance = (option: number) => (places[option]?.top === line ? Math.abs((places[option]?.left ?? 0) - here.left) : Infinity)
  return places.reduce((best, _, option) => (distance(option) < distance(best) ? option : best), direction > 0 ? last : 0)
}
