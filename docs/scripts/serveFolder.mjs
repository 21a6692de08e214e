import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

/**
 * Serves a folder on the loopback address and answers its address and a way to stop.
 * Unlike `docusaurus serve` it keeps queries and `.html` endings, which the Storybook in a subfolder needs.
 */
export async function serveFolder(folder, { port = 0, headers = {}, baseUrl = '/' } = {}) {
  const server = createServer(async (request, response) => {
    const { status, body, ...own } = await answer(folder, new URL(request.url, 'http://localhost'), baseUrl)
    response.writeHead(status, { ...headers, ...own }).end(body)
  })
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  const close = () => new Promise((resolve) => {
    server.close(resolve)
    server.closeAllConnections()
  })
  return { address: `http://localhost:${server.address().port}${baseUrl}`, close }
}

async function answer(folder, url, baseUrl) {
  const file = url.pathname.startsWith(baseUrl) && fileOf(folder, url.pathname.slice(baseUrl.length))
  if (!file) return missing(folder)
  const entry = await stat(file).catch(() => undefined)
  if (entry?.isDirectory()) {
    if (!url.pathname.endsWith('/')) return { status: 301, location: `${url.pathname}/${url.search}` }
    return found(join(file, 'index.html'), folder)
  }
  return entry === undefined ? missing(folder) : found(file, folder)
}

function fileOf(folder, path) {
  try {
    const file = normalize(join(folder, decodeURIComponent(path)))
    return file.startsWith(normalize(folder)) ? file : undefined
  } catch {
    return undefined
  }
}

async function found(file, folder) {
  const body = await readFile(file).catch(() => undefined)
  return body === undefined ? missing(folder) : { status: 200, 'content-type': typeOf(file), body }
}

async function missing(folder) {
  const body = await readFile(join(folder, '404.html')).catch(() => 'Not found')
  return { status: 404, 'content-type': 'text/html; charset=utf-8', body }
}

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}

const typeOf = (file) => types[extname(file)] ?? 'application/octet-stream'
