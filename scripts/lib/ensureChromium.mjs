import { existsSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { execute } from './execute.mjs'
import { findChromium } from './findChromium.mjs'
import { bin } from './paths.mjs'

/** Finds Chromium, or gets it where that is possible, and tells every process started from here by CHROMIUM_PATH. */
export async function ensureChromium() {
  const found = (await findChromium()) ?? (await firstThatWorks([installDebianPackage, downloadWithPlaywright]))
  if (found === undefined) throw new Error(`no Chromium for the browser tests. ${advice}`)
  process.env.CHROMIUM_PATH = found
}

const advice = 'Install one (Debian: apt-get install chromium fonts-liberation) or set CHROMIUM_PATH to its executable.'

async function firstThatWorks(ways) {
  for (const way of ways) {
    try {
      await way()
    } catch (error) {
      console.error(`${error.message}; trying further.`)
    }
    const found = await findChromium()
    if (found !== undefined) return found
  }
  return undefined
}

async function installDebianPackage() {
  if (!isRoot() || !isDebian()) return
  console.log('Installing Chromium for the browser tests…')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await execute('apt-get', ['update', '-qq'], { env })
  await execute('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], { env })
}

async function downloadWithPlaywright() {
  console.log('Downloading Chromium for the browser tests…')
  await execute(bin('playwright'), ['install', ...(isRoot() ? ['--with-deps'] : []), 'chromium'])
}

const isRoot = () => process.getuid?.() === 0

function isDebian() {
  const file = '/etc/os-release'
  return existsSync(file) && /^ID(_LIKE)?=.*debian/m.test(readFileSync(file, 'utf8'))
}
