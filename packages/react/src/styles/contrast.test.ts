import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
/** Colours that a text or a line takes, each with its value on light and on dark pages. */
const colours = [...tokens.matchAll(/--ho-(\w[\w-]*): .*light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, role, light, dark]) => ({ role, light, dark }))
/** White, a warm paper, and what Docusaurus, GitHub and others put under dark pages. */
const pages = { light: ['#ffffff', '#f7f5f0'], dark: ['#1b1b1d', '#0d1117', '#242526'] }

it.each(colours.flatMap(({ role, ...on }) => (['light', 'dark'] as const).flatMap((theme) => pages[theme].map((page) => [role, on[theme] ?? '', page] as const))))(
  '%s, %s on %s, reaches 4.5 : 1',
  (_, colour, page) => {
    const [a, b] = [luminance(colour), luminance(page)]
    expect((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)).toBeGreaterThanOrEqual(4.5)
  },
)

it('are those of every role but the surface, the grid and the amber fill, which no text takes', () => {
  expect(colours.map(({ role }) => role)).toEqual(['is', 'wrong', 'none', 'wait-line', 'accent'])
})

/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
