import process from 'node:process'
import { buildSite } from '../lib/buildSite.mjs'
import { siteDir } from '../lib/paths.mjs'
import { prepare } from '../lib/prepare.mjs'
import { serveFolder } from '../lib/serveFolder.mjs'

/** Builds everything and serves it until interrupted; PORT asks for another port than 3000. */
export async function run() {
  console.log('half-open: installs the dependencies, builds the packages, the docs site and Storybook, then serves them here.')
  await prepare()
  await buildSite()
  const { address, close } = await serveFolder(siteDir, { port: Number(process.env.PORT ?? 3000) })
  console.log(`\nDocs site  ${address}\nStorybook  ${address}storybook/\n\nCtrl+C ends it.`)
  await interrupted()
  await close()
}

function interrupted() {
  return new Promise((resolve) => {
    process.once('SIGINT', resolve)
    process.once('SIGTERM', resolve)
  })
}
