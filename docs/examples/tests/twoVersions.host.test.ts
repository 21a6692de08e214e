import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { packsDir } from '../../../scripts/lib/paths.mjs'
import { withPage } from '../../tests/harness/browser'
import { complaintsOf } from '../../tests/harness/complaintsOf'
import { elementsSite } from '../../tests/harness/elementsSite'
import { expectWholeFigure } from '../../tests/harness/expectWholeFigure'
import { hosted } from '../../tests/harness/hosted'
import { installExample } from '../../tests/harness/installExample'
import { moveSlider } from '../../tests/harness/moveSlider'
import { expectedResults, shownResults } from '../../tests/harness/proseParts'

/** What a later version may change: a colour of its own, and a rule for a part that the earlier one has not. */
const laterCss =
  '@layer half-open{:where(.half-open,.half-open-prose){--ho-accent:var(--half-open-accent,#7a1fa2)}.half-open-newer-part{display:none!important}}'
/** The name under which the parts of an article find each other; its number changes with the shape of what they share. */
const registry = /half-open\/(\d+)/g

const rewrite = (file: string, change: (text: string) => string) =>
  writeFileSync(file, change(readFileSync(file, 'utf8')))

function scriptsOf(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files.filter((file) => file.endsWith('.js')).map((file) => join(folder, file))
}

/** The packed package as another version of itself, under a name of its own, so that both can be installed. */
function laterVersion(name: string, version: string, otherShape: boolean): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  execFileSync('tar', ['-xzf', join(packsDir, 'half-open-react.tgz'), '-C', folder])
  rewrite(join(folder, 'package', 'package.json'), (text) => JSON.stringify({ ...JSON.parse(text), name, version }))
  appendFileSync(join(folder, 'package', 'dist', 'styles.css'), laterCss)
  if (otherShape) {
    const [script, ...more] = scriptsOf(join(folder, 'package', 'dist')).filter((file) =>
      readFileSync(file, 'utf8').match(registry),
    )
    expect(more).toEqual([])
    rewrite(script!, (text) => text.replace(registry, (_, number) => `half-open/${Number(number) + 1}`))
  }
  const tarball = join(folder, `${name}.tgz`)
  execFileSync('tar', ['-czf', tarball, '-C', folder, 'package'])
  return tarball
}

const part = (id: string, from: string) => `import { Article, Assumption, DetectionLagBar, Result } from '${from}'
import '${from}/styles.css'
export const Part = () => (
  <section id="${id}">
    <Article name="open-socket" assumptions={{ fleetDay: { heartbeatIntervalS: 120 } }}>
      <p><Assumption of="fleetDay" name="heartbeatIntervalS" /> <Result of="fleetDay" metric="activityMedian" /></p>
      <DetectionLagBar />
    </Article>
  </section>
)`

const app = `import { Part as First } from './First'
import { Part as Near } from './Near'
import { Part as Far } from './Far'
export const App = () => <main><First /><Near /><Far /></main>`

const policy = { 'content-security-policy': "default-src 'self'; script-src 'self'; style-src 'self'" }

const host = hosted(() => {
  const also = [laterVersion('half-open-near', '0.1.1', false), laterVersion('half-open-far', '1.0.0', true)]
  const files = {
    'src/App.jsx': app,
    'src/First.jsx': part('first', '@half-open/react'),
    'src/Near.jsx': part('near', 'half-open-near'),
    'src/Far.jsx': part('far', 'half-open-far'),
    'src/page.css': ':root { color-scheme: light; --half-open-wrong: #123456 }',
  }
  return join(installExample('vite', { packs: ['sim', 'react'], also, files }), 'dist')
}, policy)

const medianAt = (heartbeatIntervalS: number) =>
  expectedResults('<Result of="fleetDay" metric="activityMedian" />', { heartbeatIntervalS }, 'en')

/** What of a figure a stylesheet decides. */
const looksOf = (page: Page, id: string) =>
  page.locator(`#${id} .half-open`).evaluate((root) => {
    const finding = getComputedStyle(root.querySelector('.half-open-finding')!)
    const { width, height } = root.querySelector('svg[role=img]')!.getBoundingClientRect()
    const wrong = getComputedStyle(root).getPropertyValue('--ho-wrong')
    return { size: finding.fontSize, weight: finding.fontWeight, width, height, wrong }
  })

test('two versions of the package for React on one page both stand; those that share a shape share an article', () =>
  withPage(host.browser, { viewport: { width: 1000, height: 900 } }, async (page) => {
    const complaints = await complaintsOf(page, host.address, async () => {
      const ids = ['first', 'near', 'far']
      const said = async () => Promise.all(ids.map((id) => shownResults(page.locator(`#${id}`))))
      expect(await said()).toEqual([medianAt(120), medianAt(120), medianAt(120)])
      const looks = await Promise.all(ids.map((id) => looksOf(page, id)))
      expect(looks[0]).toMatchObject({ size: '17px', weight: '600', wrong: '#123456' })
      expect(looks).toEqual([looks[0], looks[0], looks[0]])
      const slider = page.locator('#first').getByRole('slider').first()
      for (let step = 0; step < 3; step++) await slider.press('ArrowRight')
      await expect.poll(said).toEqual([medianAt(210), medianAt(210), medianAt(120)])
      await page.locator('#far').getByRole('slider').first().press('ArrowRight')
      await expect.poll(said).toEqual([medianAt(210), medianAt(210), medianAt(150)])
      const marked = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))
      expect(new Set(marked).size).toBe(marked.length)
    })
    expect(complaints).toEqual([])
  }))

/** The elements beside a later version of them, which has one element more. */
function siteOfTwo(): string {
  const folder = elementsSite('elements')
  const later = join(folder, 'later')
  cpSync(join(folder, 'half-open'), later, { recursive: true })
  for (const script of scriptsOf(later))
    rewrite(script, (text) => text.replace(registry, (_, number) => `half-open/${Number(number) + 1}`))
  appendFileSync(
    join(later, 'half-open.js'),
    '\ncustomElements.get("half-open-newer")||customElements.define("half-open-newer",class extends HTMLElement{connectedCallback(){this.textContent="newer"}});',
  )
  appendFileSync(join(later, 'half-open.css'), laterCss)
  const page = readFileSync(join(folder, 'figure.html'), 'utf8').replace(
    '</main>',
    '<half-open-newer></half-open-newer></main>',
  )
  const [ours, theirs] = ['half-open', 'later'].map(
    (name) =>
      `<link rel="stylesheet" href="${name}/half-open.css"><script type="module" src="${name}/half-open.js"></script>`,
  )
  const own = /<link rel="stylesheet" href="half-open[^]*?<\/script>/
  writeFileSync(join(folder, 'first.html'), page.replace(own, `${ours}${theirs}`))
  writeFileSync(join(folder, 'last.html'), page.replace(own, `${theirs}${ours}`))
  return folder
}

const elements = hosted(siteOfTwo, policy)

test.each(['first', 'last'])(
  'of two versions of the elements, ours %s, no element is defined twice, and all stand',
  (path) =>
    withPage(elements.browser, { viewport: { width: 1000, height: 900 } }, async (page) => {
      const complaints = await complaintsOf(page, elements.address + path, async () => {
        await expectWholeFigure(page)
        await moveSlider(page)
        expect(await page.locator('half-open-newer').textContent()).toBe('newer')
      })
      expect(complaints).toEqual([])
    }),
)
