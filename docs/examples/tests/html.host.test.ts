import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { withPage } from '../../tests/harness/browser'
import { complaintsOf } from '../../tests/harness/complaintsOf'
import { hosted } from '../../tests/harness/hosted'
import { installExample } from '../../tests/harness/installExample'
import { hostTests } from '../../tests/harness/hostTests'
import { expectedResults, figureTexts, movable, moveByKeys, shownResults } from '../../tests/harness/proseParts'

const headers = { 'content-security-policy': "default-src 'self'; script-src 'self'; style-src 'self'" }
const packs = ['sim', 'react'] as const
const median = (heartbeatIntervalS: number) => expectedResults('<Result of="fleetDay" metric="activityMedian" />', { heartbeatIntervalS }, 'en')

describe.each([['19', []], ['18', ['react@18.3.1', 'react-dom@18.3.1']]])('React %s', (_, instead) => {
  const build = () => join(installExample('html', { packs, instead }), 'dist')
  hostTests({ build, headers, followsSystem: true })

  const host = hosted(build, headers)

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
})

test('the figure as an image says in its description what its finding says', () => {
  const folder = installExample('html', { packs })
  execFileSync('node', ['draw.js'], { cwd: folder })
  const [svg, finding] = ['figure.svg', 'figure.txt'].map((file) => readFileSync(join(folder, file), 'utf8'))
  expect(finding).toMatch(/^Each device lost its connection /)
  expect(svg).toContain(`<desc>${finding}</desc>`)
})
