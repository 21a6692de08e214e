import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** The path of a Chromium that starts: CHROMIUM_PATH, one on PATH, or the one Playwright downloaded; else undefined. */
export async function findChromium() {
  const asked = process.env.CHROMIUM_PATH
  if (asked) return asked
  return onPath().find(starts) ?? (await downloadedByPlaywright())
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter((file) => existsSync(file))
}

// Ubuntu's chromium-browser is a stub that only asks for a snap, so being there is not enough.
function starts(file) {
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

async function downloadedByPlaywright() {
  const { chromium } = await import('playwright')
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}
