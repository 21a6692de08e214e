import type { Locale } from '@half-open/react'
import heights from '../../../../packages/elements/src/heights.json'

/** A column of a phone, and the least of a wide page, in px. */
const [narrowPx, widePx] = [320, 600]

/** Keeps free what a frame will need, so that nothing moves when its page tells its height. */
export function frameCss(slug: string, locale: Locale): string {
  const bands = heights[`half-open-${slug}` as keyof typeof heights][locale]
  const heightPx = (columnPx: number) => bands.filter(([from = 0]) => from <= columnPx).at(-1)![1]
  return `.frame-${slug} {
  width: 100%;
  min-height: ${heightPx(narrowPx)}px;
  border: 0;
}

@media (width >= ${widePx + 40}px) {
  .frame-${slug} {
    min-height: ${heightPx(widePx)}px;
  }
}`
}
