// Serves the built site: `node scripts/serve.mjs`, or with PORT set.
import { fileURLToPath } from 'node:url'
import { serveFolder } from './serveFolder.mjs'

const port = Number(process.env.PORT ?? 3000)
const baseUrl = process.env.HALF_OPEN_DOCS_BASE_URL ?? '/'
const { address } = await serveFolder(fileURLToPath(new URL('../build', import.meta.url)), { port, baseUrl })
console.log(`Serving the site on ${address}`)
