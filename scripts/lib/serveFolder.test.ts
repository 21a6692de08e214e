import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveFolder } from './serveFolder.mjs'

const folder = mkdtempSync(join(tmpdir(), 'half-open-serve-'))
const site = join(folder, 'site')
let served: Awaited<ReturnType<typeof serveFolder>>

beforeAll(async () => {
  mkdirSync(join(site, 'es'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'outside')
  writeFileSync(join(site, 'es', 'index.html'), 'hola')
  writeFileSync(join(site, 'es', '404.html'), 'nada')
  writeFileSync(join(site, 'guide.html'), 'guide')
  writeFileSync(join(site, '404.html'), 'nothing here')
  served = await serveFolder(site, { port: 41_730, baseUrl: '/base/', headers: { 'x-policy': 'strict' } })
})

afterAll(async () => {
  await served.close()
  rmSync(folder, { recursive: true })
})

test.each([
  ['/base/es/', 'hola'],
  ['/base/guide', 'guide'],
  ['/base/guide.html?x=1', 'guide'],
])('serves %s', async (path, body) => {
  expect(await get(path)).toMatchObject({ status: 200, type: 'text/html; charset=utf-8', policy: 'strict', body })
})

test('sends a folder to its address with a slash', async () => {
  const { status, location } = await get('/base/es')
  expect(status).toBe(301)
  expect(new URL(location!, `${served.address}es`).href).toBe(`${served.address}es/`)
})

test.each(['/base/none', '/base/../secret.txt', '/base/%2e%2e/secret.txt', '/base/..%2fsecret.txt', '/base/%', '//', '/es/'])(
  'answers %s with the 404 page of the site',
  async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, type: 'text/html; charset=utf-8', body: 'nothing here' })
  },
)

test('answers with the 404 page of the language', async () => {
  expect(await get('/base/es/none/of/it')).toMatchObject({ status: 404, type: 'text/html; charset=utf-8', body: 'nada' })
})

test('takes the next port where one is taken', async () => {
  const port = portOf(served)
  const second = await serveFolder(site, { port })
  expect(portOf(second)).toBeGreaterThan(port)
  await second.close()
})

const portOf = ({ address }: { address: string }) => Number(new URL(address).port)

// Not `fetch`: it would tidy the path before sending it.
async function get(path: string) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: 'localhost', port: portOf(served), path, agent: false }, resolve).on('error', reject).end()
  })
  const { location, 'content-type': type, 'x-policy': policy } = response.headers
  return { status: response.statusCode, type, location, policy, body: await text(response) }
}
