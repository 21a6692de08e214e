import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { installExample } from '../../tests/harness/installExample'

const run = (args: string[]) =>
  execFileSync('node', args, { cwd: installExample('node', { packs: ['sim'] }), encoding: 'utf8' })

test('the packed model answers in a bare Node project', () => {
  const day = JSON.parse(
    run(['--input-type=module', '-e', "import { fleetDay } from '@half-open/sim'; console.log(JSON.stringify(fleetDay.simulate({}, 1)))"]),
  )
  expect(day.deaths.perDevice).toBeCloseTo(2.9, 1)
  expect(Math.abs(day.detection.activity.all.medianS - 462)).toBeLessThan(2)
  expect(Math.abs(day.detection.keepalive.all.medianS - 7797)).toBeLessThan(10)
})

test('the example of the page runs', () => {
  const [perDevice, activityS, keepaliveS] = run(['ask.js']).trim().split(' ').map(Number)
  expect(perDevice).toBeGreaterThan(2)
  expect(activityS).toBeGreaterThan(120)
  expect(activityS).toBeLessThan(240)
  expect(keepaliveS).toBeGreaterThan(7200)
})
