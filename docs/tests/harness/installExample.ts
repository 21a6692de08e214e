import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packsDir, root } from '../../../scripts/lib/paths.mjs'

/** The packed packages an example is installed with, and other versions of what it pins ("react@18.3.1"). */
interface Choice {
  packs: readonly ('sim' | 'react' | 'elements' | 'cli')[]
  instead?: readonly string[]
  /** Further tarballs to install. */
  also?: readonly string[]
  /** Files written over the copy before it is built, by their path in it. */
  files?: Readonly<Record<string, string>>
}

/** Copies an example out of the repository, installs it as its users would, builds it if it builds, and answers where it is. */
export function installExample(name: string, { packs, instead = [], also = [], files = {} }: Choice): string {
  const source = join(root, 'docs', 'examples', name)
  const tarballs = [...packs.map((pack) => join(packsDir, `half-open-${pack}.tgz`)), ...also]
  const folder = join(
    tmpdir(),
    `half-open-${name}-${digest([...filesOf(source), ...tarballs], [...instead, ...Object.entries(files).flat()])}`,
  )
  const finished = join(folder, '.finished')
  if (existsSync(finished)) return folder

  rmSync(folder, { recursive: true, force: true })
  cpSync(source, folder, { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  const said = run(folder, 'npm', ['install', '--no-audit', '--no-fund', ...tarballs, ...instead])
  if (/ERESOLVE|peer/i.test(said)) throw new Error(`npm install of "${name}" was not clean:\n${said}`)
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (scripts?.build) run(folder, 'npm', ['run', 'build'])
  writeFileSync(finished, '')
  return folder
}

function filesOf(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

function digest(files: readonly string[], words: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  return hash.update(words.join(' ')).digest('hex').slice(0, 16)
}

function run(cwd: string, command: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env: plainEnvironment(), encoding: 'utf8' })
  const said = `${stdout}\n${stderr}`
  if (status !== 0) throw new Error(`"${command} ${args.join(' ')}" ended with status ${status}:\n${said}`)
  return said
}

/** Without what the test runner and its package manager set for themselves: a host is built as on anybody's machine. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const theirs = /^(npm_|VITEST|NODE_ENV$|NODE_OPTIONS$|INIT_CWD$|DEV$|PROD$|MODE$|SSR$|BASE_URL$|TEST$)/i
  const own = Object.entries(process.env).filter(([key]) => !theirs.test(key))
  const quiet = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' }
  return { ...Object.fromEntries(own), NODE_ENV: undefined, ...quiet } as NodeJS.ProcessEnv
}
