import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

/**
 * Serves a folder of static files under `baseUrl` on localhost, on the first free port from `port` on (0: any port).
 * Resolves to the address and to what ends it.
 */
export async function serveFolder(folder, { port = 0, baseUrl = '/', headers = {} } = {}) {
  const server = createServer(async (request, response) => {
    const { status, body, ...own } = await answer(folder, pathUnder(baseUrl, request.url))
    response.writeHead(status, { ...headers, ...own }).end(body)
  })
  await listenFrom(server, port)
  return { address: `http://localhost:${server.address().port}${baseUrl}`, close: () => close(server) }
}

/** The decoded path below `baseUrl`, with its leading slash: `normalize` cannot climb above it. Undefined where there is none. */
function pathUnder(baseUrl, url) {
  try {
    const { pathname } = new URL(url, 'http://localhost')
    return pathname.startsWith(baseUrl) ? normalize(`/${decodeURIComponent(pathname.slice(baseUrl.length))}`) : undefined
  } catch {
    return undefined
  }
}

async function answer(folder, path) {
  for (const file of path === undefined ? [] : [path, `${path}.html`, `${path}/index.html`]) {
    const body = await contents(folder, file)
    if (body === undefined) continue
    // A folder's page names its files relatively, so its address has to end with a slash; this holds below any base.
    const unslashed = file === `${path}/index.html` && !path.endsWith('/')
    return unslashed ? { status: 301, location: `./${encodeURIComponent(path.split('/').at(-1))}/` } : page(200, file, body)
  }
  // A language's pages have their own, in that language.
  const own = path === undefined ? undefined : await contents(folder, `${path.split('/')[1]}/404.html`)
  return page(404, '404.html', own ?? (await contents(folder, '404.html')) ?? 'Not found')
}

const page = (status, file, body) => ({ status, 'content-type': types[extname(file)] ?? 'application/octet-stream', body })
const contents = (folder, file) => readFile(join(folder, file)).catch(() => undefined)

async function listenFrom(server, port) {
  for (let candidate = port; ; candidate++) {
    try {
      return await listen(server, candidate)
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || candidate === port + 100) throw error
    }
  }
}

function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', () => resolve(server.off('error', reject)))
  })
}

function close(server) {
  return new Promise((resolve) => {
    server.close(resolve)
    server.closeAllConnections()
  })
}
