import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fleetDay, gatewayRestart, sessionRace, smartTimeouts } from '@half-open/sim'
import { drawPicture, pictures, type WidgetName } from '@half-open/react/pictures'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../../../scripts/lib/paths.mjs'
import { launch, withPage } from '../../tests/harness/browser'
import { installExample } from '../../tests/harness/installExample'

const source = join(root, 'docs', 'examples', 'cli')
const transcripts = readdirSync(source).filter((file) => file.endsWith('.txt'))
let folder: string

beforeAll(() => {
  folder = installExample('cli', { packs: ['sim', 'cli'] })
})

/** Runs a command line as a shell does. */
function ask(line: string) {
  const env = { ...process.env, PATH: join(folder, 'node_modules', '.bin') + delimiter + process.env.PATH }
  const { status, stdout, stderr } = spawnSync(line, { cwd: folder, env, encoding: 'utf8', shell: true })
  return { status, out: stdout, error: stderr }
}

test('what is installed is the command line and the models alone', () => {
  expect(readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['@half-open'])
  expect(readdirSync(join(folder, 'node_modules', '@half-open')).sort()).toEqual(['cli', 'sim'])
})

// Frozen: these change when a number of a model or a text does, and then on purpose (vitest -u).
test.each(transcripts)('%s is what the command prints', async (file) => {
  const [command = ''] = readFileSync(join(source, file), 'utf8').split('\n')
  const { out, error } = ask(command.replace(/^\$ npx /, ''))
  await expect(`${command}\n${out}${error}`.replaceAll('\r\n', '\n')).toMatchFileSnapshot(join(source, file))
})

test.each([fleetDay, gatewayRestart, sessionRace, smartTimeouts].map((model) => [model.id, model] as const))(
  'the numbers of %s are those of the model',
  (id, model) => {
    const { status, out, error } = ask(`half-open run ${id} --json`)
    const result = model.simulate({}, model.typicalSeed) as never
    const metrics = Object.fromEntries(Object.entries(model.metrics).map(([name, { read }]) => [name, read(result)]))
    expect({ status, error, ...JSON.parse(out) }).toEqual({
      status: 0,
      error: '',
      model: id,
      version: model.version,
      assumptions: model.resolve(),
      seed: model.typicalSeed,
      metrics,
    })
  },
)

test('the other commands answer too, and a wrong one says so by its status', () => {
  expect(ask('half-open models').out).toContain('fleetDay')
  expect(ask('half-open show sessionRace').out).toContain('oldCloseAfterLoginS')
  expect(ask('half-open --help').status).toBe(0)
  expect(ask('half-open run fleetDay --devices 1.5')).toEqual({
    status: 2,
    out: '',
    error: 'half-open: fleetDay.devices: expected an integer from 0 to 1000000, got 1.5\n',
  })
  expect(ask('half-open figure TwoSessionsRace -o nowhere/figure.svg').status).toBe(1)
  expect(ask('half-open sweep sessionRace --over oldCloseAfterLoginS=0..900:1 --csv | head -1').error).toBe('')
})

describe('a page', () => {
  let browser: Awaited<ReturnType<typeof launch>>
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser?.close())

  test.each(Object.keys(pictures) as WidgetName[])('shows the picture of %s as an image', (widget) =>
    withPage(browser, {}, async (page) => {
      const { svg, finding } = drawPicture(widget, { locale: 'it', widthPx: 480 })
      expect(ask(`half-open figure ${widget} --locale it --width 480 -o ${widget}.svg`)).toEqual({
        status: 0,
        out: `${finding}\n`,
        error: '',
      })
      const file = readFileSync(join(folder, `${widget}.svg`))
      expect(file.toString()).toBe(`${svg}\n`)
      // A browser shows no image whose XML is not well formed.
      await page.setContent(`<img src="data:image/svg+xml;base64,${file.toString('base64')}">`)
      expect(
        await page
          .locator('img')
          .evaluate(async (image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
      ).toBe(480)
    }),
  )
})
