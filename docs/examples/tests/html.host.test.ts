import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withPage } from '../../tests/harness/browser'
import { complaintsOf } from '../../tests/harness/complaintsOf'
import { expectFollowsSystem } from '../../tests/harness/expectFollowsSystem'
import type { Hosted } from '../../tests/harness/hosted'
import { hostTests } from '../../tests/harness/hostTests'
import { installExample } from '../../tests/harness/installExample'
import { expectedResults, figureTexts, movable, moveByKeys, shownResults } from '../../tests/harness/proseParts'

const median = (heartbeatIntervalS: number) => expectedResults('<Result of="fleetDay" metric="activityMedian" />', { heartbeatIntervalS }, 'en')

function ofParts(host: Hosted) {
  test('by keyboard alone, a heartbeat moved in a sentence moves the figure and the number in roots of their own', () =>
    withPage(host.browser, {}, async (page) => {
      const complaints = await complaintsOf(page, host.address, async () => {
        expect(await shownResults(page)).toEqual(median(120))
        const before = await figureTexts(page)
        await moveByKeys(page, movable(page, 'Heartbeat interval'), 3)
        expect(await shownResults(page)).toEqual(median(210))
        for (const [index, text] of (await figureTexts(page)).entries()) expect(text).not.toBe(before[index])
      })
      expect(complaints).toEqual([])
    }))

  test('the figure has the colours of the page, which follows the system', () => expectFollowsSystem(host, { light: 'light', dark: 'dark' }))
}

const built = (instead: string[] = []) => join(installExample('html', { packs: ['sim', 'react'], instead }), 'dist')
hostTests('Vite, HTML rendered by the build, React 19', { build: () => built() }, ofParts)
hostTests('Vite, HTML rendered by the build, React 18', { build: () => built(['react@18.3.1', 'react-dom@18.3.1']) }, ofParts)

test('the figure as an image says in its description what its finding says', () => {
  const folder = installExample('html', { packs: ['sim', 'react'] })
  execFileSync('node', ['draw.js'], { cwd: folder })
  const [svg, finding] = ['figure.svg', 'figure.txt'].map((file) => readFileSync(join(folder, file), 'utf8'))
  expect(finding).toMatch(/^Each device lost its connection /)
  expect(svg).toContain(`<desc>${finding}</desc>`)
})
