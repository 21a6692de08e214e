import { expect, it } from 'vitest'
import { typed } from './testing/typed'

it.each([
  ['', 'expected a command'],
  ['rum', 'command: expected one of models, show, run, sweep, figure, table, got "rum"; did you mean run?'],
  ['run', 'model: expected one of fleetDay, '],
  ['run --seed 3', 'model: expected one of fleetDay, '],
  ['show fleetDays', 'got "fleetDays"; did you mean fleetDay?'],
  ['run fleetDay --heartbeatInterval 60', '--heartbeatInterval: unknown; did you mean --heartbeatIntervalS?'],
  [
    'run fleetDay --heartbeatIntervalS 100000',
    'fleetDay.heartbeatIntervalS: expected a number from 1 to 86400, got 100000',
  ],
  [
    'run fleetDay --heartbeatIntervalS soon',
    'fleetDay.heartbeatIntervalS: expected a number from 1 to 86400, got "soon"',
  ],
  ['run fleetDay --heartbeatIntervalS 3 min', 'unexpected "min": a value with spaces stands in quotes'],
  ['run fleetDay --awaitConfirmation yes', 'fleetDay.awaitConfirmation: expected true or false, got "yes"'],
  ['run fleetDay --registry sockets', 'fleetDay.registry: expected one of generation, socket, got "sockets"'],
  ['run fleetDay --tripsMin 5 --tripsMax 3', 'fleetDay.tripsMin: expected at most tripsMax (3), got 5'],
  ['run fleetDay --seed -1', '--seed: expected an integer from 0 to 4294967295, got "-1"'],
  ['run fleetDay --runs 0', '--runs: expected an integer from 1 to 10000, got "0"'],
  ['run fleetDay --seed', '--seed: expected a value'],
  ['run fleetDay --json=no', '--json: takes no value, got "no"'],
  ['run fleetDay --json --csv', '--csv: cannot be given together with --json'],
  ['run fleetDay --scenario tuned', '; did you mean keepalive-tuned?'],
  ['show fleetDay --csv', '--csv: unknown; did you mean --json?'],
  ['sweep gatewayRestart', '--over: expected <name>=<values>'],
  ['sweep gatewayRestart --over queue=1', '--over: expected one of devices, '],
  [
    'sweep gatewayRestart --over queueCapacity',
    '--over queueCapacity: expected values, as in queueCapacity=1,4096 or queueCapacity=1..4096:1',
  ],
  [
    'sweep gatewayRestart --over queueCapacity=64,0',
    'gatewayRestart.queueCapacity: expected an integer from 1 to 1000000, got 0',
  ],
  [
    'sweep gatewayRestart --over queueCapacity=8..1:1',
    '--over queueCapacity: expected from..until:step, rising, got "8..1:1"',
  ],
  [
    'sweep gatewayRestart --over retryPolicy=a..b:c',
    '--over retryPolicy: expected from..until:step, rising, got "a..b:c"',
  ],
  [
    'sweep gatewayRestart --over queueCapacity=1..1e4:1',
    '--over queueCapacity: expected from..until:step, rising, got "1..1e4:1"',
  ],
  [
    'sweep gatewayRestart --over queueCapacity=1..2000:1',
    '--over queueCapacity: expected at most 1000 values, got 2000',
  ],
  [
    'sweep gatewayRestart --over queueCapacity=1 --queueCapacity 2',
    '--queueCapacity: is what --over changes, got 2 too',
  ],
  ['sweep gatewayRestart --over queueCapacity=1 --metric t10', '--metric: expected one of t50, t95, t100, '],
  ['figure Detection', 'widget: expected one of DetectionLagBar, '],
  ['figure TwoSessionsRace --view order', '--view: expected one of race, orders, got "order"; did you mean orders?'],
  ['figure TwoSessionsRace --locale de', '--locale: expected one of en, es, it, got "de"'],
  ['figure TwoSessionsRace --theme night', '--theme: expected one of light, dark, got "night"; did you mean light?'],
  ['figure TwoSessionsRace --width 100', '--width: expected a number from 320 to 4000, got "100"'],
  ['table TwoSessionsRace --width 720', '--width: unknown; did you mean '],
])('"half-open %s" ends with status 2 and says what was wrong', (line, text) => {
  const { status, out, error } = typed(line)
  expect(error).toContain(text)
  expect(error).toMatch(/^half-open: /)
  expect({ status, out }).toEqual({ status: 2, out: '' })
})

it('ends with status 1 where a file cannot be written', () => {
  const { status, out, error } = typed('figure TwoSessionsRace -o /nowhere/figure.svg')
  expect({ status, out, error }).toEqual({
    status: 1,
    out: '',
    error: 'half-open: cannot write /nowhere/figure.svg: no such folder\n',
  })
})
