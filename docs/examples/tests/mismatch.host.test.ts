import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serveFolder } from '../../../scripts/lib/serveFolder.mjs'
import { launch, withPage } from '../../tests/harness/browser'
import { complaintsOf } from '../../tests/harness/complaintsOf'
import { installExample } from '../../tests/harness/installExample'

test('HTML that is not what the browser would have rendered is noticed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'half-open-mismatch-'))
  cpSync(join(installExample('html', { packs: ['sim', 'react'] }), 'dist'), folder, { recursive: true })
  const file = join(folder, 'index.html')
  const html = readFileSync(file, 'utf8')
  writeFileSync(file, html.replace('Each device', 'Every device'))

  const served = await serveFolder(folder)
  const browser = await launch()
  const complaints = await withPage(browser, {}, (page) => complaintsOf(page, served.address))
  await browser.close()
  await served.close()
  rmSync(folder, { recursive: true })

  expect(html).toContain('Each device')
  expect(complaints).toContainEqual(expect.stringMatching(/^uncaught: .*#418/))
})
