import { cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { root } from '../../../scripts/lib/paths.mjs'

/** By tag and language: the height that the widget takes, in px, from each width of its column on. */
export type Heights = Record<string, Record<string, [fromWidthPx: number, heightPx: number][]>>

/** Where the heights change most. The first stands for all that is narrower. */
const fromWidthsPx = [280, 300, 320, 340, 360, 380, 420, 480, 560, 600, 680, 720, 800, 1000]
const languages = ['en', 'es', 'it']

/** A folder with every element on one page, in a column to be made as wide as is wanted. */
export function pageOfAll(tags: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'half-open-heights-'))
  cpSync(join(root, 'packages', 'elements', 'dist'), folder, { recursive: true })
  const elements = tags.map((tag) => `<${tag}></${tag}>`).join('\n')
  const head =
    '<!doctype html><html lang="en"><link rel="icon" href="data:,"><script type="module" src="half-open.js"></script>'
  writeFileSync(
    join(folder, 'index.html'),
    `${head}<body style="margin: 0; font: 1rem/1.6 system-ui"><main>${elements}</main>`,
  )
  return folder
}

/** What each widget takes, all details closed, at widths of every band. */
export async function measuredHeights(page: Page, tags: readonly string[]): Promise<Heights> {
  const heights: Heights = Object.fromEntries(tags.map((tag) => [tag, {}]))
  for (const lang of languages) {
    await speak(page, tags, lang)
    for (const [index, from] of fromWidthsPx.entries()) {
      const next = fromWidthsPx[index + 1] ?? from + 400
      const most = await greatestHeights(page, tags, [from, (from + next) / 2, next - 1])
      for (const tag of tags) (heights[tag]![lang] ??= []).push([index === 0 ? 0 : from, most[tag]!])
    }
  }
  return heights
}

/** Has the page in a language, and waits until no text changes any more: the parts that are folded follow last. */
function speak(page: Page, tags: readonly string[], lang: string): Promise<void> {
  return page.evaluate(
    async ([all, language, restMs]) => {
      const roots = () => all.map((tag) => document.querySelector(tag)!.shadowRoot!.querySelector('.half-open')!)
      const texts = () => roots().map((root) => root.textContent).join()
      document.documentElement.lang = language
      let before = ''
      while (before !== texts() || roots().some((root) => root.getAttribute('lang') !== language)) {
        before = texts()
        await new Promise((resolve) => setTimeout(resolve, restMs))
      }
    },
    [tags, lang, 1000] as const,
  )
}

function greatestHeights(
  page: Page,
  tags: readonly string[],
  widthsPx: readonly number[],
): Promise<Record<string, number>> {
  return page.evaluate(
    async ([all, widths]) => {
      const most: Record<string, number> = {}
      for (const width of widths) {
        document.querySelector('main')!.style.width = `${width}px`
        const heightsNow = () =>
          all.map((tag) => {
            const widget = document.querySelector(tag)!.shadowRoot!.querySelector('.half-open')!
            return Math.ceil(widget.getBoundingClientRect().height)
          })
        // What follows a figure a frame later takes as long as the machine is busy.
        let heights = heightsNow()
        for (let still = 0; still < 3; still++) {
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)))
          const next = heightsNow()
          if (next.some((height, index) => height !== heights[index])) still = -1
          heights = next
        }
        for (const [index, tag] of all.entries()) most[tag] = Math.max(most[tag] ?? 0, heights[index]!)
      }
      return most
    },
    [tags, widthsPx] as const,
  )
}
