import { createHash } from 'node:crypto'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { bundle } from 'lightningcss'
import { defineConfig } from 'tsdown'
import { codeSplitting } from './codeSplitting'
import { examplePage } from './examplePage'
import { bundledLicences } from './bundledLicences'
import heights from './src/heights.json' with { type: 'json' }
import { heightsCss, hostCss } from './src/hostCss'
import { widgets } from './src/widgets'

const { resolve } = createRequire(import.meta.url)

/** React's client is a third lighter in 18.3 than in 19: the elements carry that one, and recharts' part to it, for all. */
const ownReact = Object.fromEntries(
  ['react', 'react-dom', 'react-is'].map((name) => [name, dirname(resolve(`${name}/package.json`))]),
)

export default defineConfig({
  entry: ['src/half-open.ts', 'src/frame.ts', 'src/frames.ts'],
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  minify: true,
  dts: true,
  // The files are a site's own: they bring everything along, and need no build.
  deps: { alwaysBundle: [/./], onlyBundle: false },
  alias: ownReact,
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [
    { name: 'css-as-text', resolveId: cssFile, load: cssText },
    { name: 'integrity', writeBundle: writeIntegrity },
    { name: 'third-party', writeBundle: writeThirdParty },
  ],
  outputOptions: {
    entryFileNames: '[name].js',
    comments: false,
    chunkFileNames: 'chunks/[name]-[hash].js',
    codeSplitting,
  },
  hooks: { 'build:done': writePages },
})

/** `?inline` is how Vite, which runs the tests, asks for a stylesheet as text. */
function cssFile(id: string) {
  return id.endsWith('.css?inline') ? `${resolve(id.replace('?inline', ''))}?inline` : undefined
}

function cssText(id: string) {
  if (!id.endsWith('.css?inline')) return undefined
  const { code } = bundle({ filename: id.replace('?inline', ''), minify: true })
  return { code: `export default ${JSON.stringify(code.toString())}`, moduleType: 'js' as const }
}

function writePages() {
  cpSync('pages', 'dist', { recursive: true })
  const tags = Object.keys(widgets)
  writeFileSync('dist/half-open.css', `${hostCss(tags)}\n${heightsCss(tags, heights)}\n`)
  writeFileSync('dist/half-open.css.d.ts', 'export {}\n')
  writeFileSync('dist/example.html', examplePage(JSON.parse(readFileSync('dist/integrity.json', 'utf8'))))
}

/** Each script with its hash, for import maps, and the scripts that come with it. */
function writeIntegrity(_: unknown, output: Record<string, { type: string; imports?: string[] }>) {
  const scripts = Object.entries(output).filter(([file]) => file.endsWith('.js'))
  const entries = scripts.map(([file, { imports = [] }]) => [file, { integrity: integrityOf(`dist/${file}`), imports }])
  if (entries.length > 0)
    writeFileSync('dist/integrity.json', `${JSON.stringify(Object.fromEntries(entries), undefined, 2)}\n`)
}

const integrityOf = (file: string) => `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`

function writeThirdParty(this: { getModuleIds: () => Iterable<string> }) {
  writeFileSync('dist/THIRD-PARTY.txt', bundledLicences(this.getModuleIds()))
}
