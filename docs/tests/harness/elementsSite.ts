import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import { packsDir, root } from '../../../scripts/lib/paths.mjs'

/** Unpacks the elements as a site without npm does, beside the pages of an example, and answers the folder to serve. */
export function elementsSite(example: string): string {
  const folder = mkdtempSync(join(tmpdir(), `half-open-${example}-`))
  cpSync(join(root, 'docs', 'examples', example), folder, { recursive: true })
  const files = unzipSync(readFileSync(join(packsDir, 'half-open-elements.zip')))
  for (const [name, content] of Object.entries(files).filter(([name]) => !name.endsWith('/'))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}
