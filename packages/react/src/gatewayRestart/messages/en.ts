import type { GatewayRestartMetric, RetryPolicy } from '@half-open/sim/gatewayRestart'
import type { OutcomeWords, SpreadWords } from '../words'

const rows: Record<GatewayRestartMetric, string> = {
  t50: 'Half of the fleet is back',
  t95: 'Nineteen in twenty are back',
  t100: 'The last device is back',
  attempts: 'Attempts',
  refused: 'Refused attempts',
  synDropped: 'SYNs dropped',
  loginTimeouts: 'Attempts given up',
  wastedLogins: 'Logins checked in vain',
}

export const en = {
  title: 'How long until the whole fleet is back',
  form: 'Two lines that climb from no device to all of them, and three rows on the same axis; values in the table',
  lines: { fixed: 'fixed wait:', random: 'random wait:' },
  end: (outcome: OutcomeWords) => {
    switch (outcome.kind) {
      case 'back':
        return outcome.time
      case 'stuck':
        return outcome.share === undefined ? 'never' : `never, stuck at ${outcome.share}`
      default:
        return `${outcome.share ?? 'nobody'} after ${outcome.time}`
    }
  },
  allBack: (all: string) => `${all} back`,
  down: 'gateway down',
  downInShort: 'down',
  someDown: (fallen: string, all: string) => `${fallen} of ${all} instances down`,
  fastest: (time: string) => `fastest possible: ${time}`,
  strips: {
    refused: (policy: RetryPolicy, count: string) => `${{ fixed: 'Fixed wait', random: 'Random wait' }[policy]}, refused: ${count}`,
    synDropped: (count: string) => `SYNs dropped: ${count}`,
    wastedLogins: (count: string) => `Logins checked in vain: ${count}`,
  },
  switch: 'Rows for',
  policies: { fixed: 'fixed wait', random: 'random wait' },
  key: 'Hatched: the gateway checks logins of devices that have gone.',
  table: {
    caption: 'How long until the fleet is back, and what it cost',
    from: 'From the fall of the gateway',
    policies: { fixed: 'Fixed wait', random: 'Random wait' },
    rows,
    backAfter: (time: string) => `Back after ${time}`,
    never: 'never',
    notWithin: (watched: string) => `not in ${watched}`,
  },
  finding: (interval: string, fixed: OutcomeWords, random: OutcomeWords) => {
    if (fixed.kind === 'back' && random.kind === 'back') return `With a fixed ${interval} the last device is back after ${fixed.time}; at random, after ${random.time}.`
    return `With a fixed ${interval} ${ending(fixed)}; at random, ${ending(random)}.`
  },
  noRate: {
    acceptPerS: 'The gateway accepts no connection: no device that lost its session ever comes back.',
    authPerS: 'The gateway checks no login: no device that lost its session ever comes back.',
    initPerS: 'The gateway sets up no session: no device that lost its own ever comes back.',
  },
  setRate: (rate: string) => `Set ${rate} per second`,
  downAllAlong: (watched: string) => `The gateway is down for all of the ${watched} that are watched, so nobody comes back.`,
  watch: (time: string) => `Watch for ${time}`,
  spreadNever: 'In none of fifty runs does the last device ever come back.',
  spread: (random: SpreadWords, fixed: SpreadWords | undefined) =>
    `Over fifty runs, at random the last device ${comesBack(random)} (5th to 95th percentile); with a fixed wait ${fixed === undefined ? 'every run is the same' : `it ${comesBack(fixed)}`}.`,
}

function ending(outcome: OutcomeWords): string {
  switch (outcome.kind) {
    case 'back':
      return `all are back after ${outcome.time}`
    case 'stuck':
      return outcome.share === undefined ? 'nobody ever comes back' : `the fleet is stuck at ${outcome.share} for ever`
    case 'late':
      return outcome.share === undefined ? `nobody is back after ${outcome.time}` : `only ${outcome.share} are back after ${outcome.time}`
    case 'stopped':
      return `${outcome.share === undefined ? 'nobody is' : `${outcome.share} are`} back after ${outcome.time}, where the computation stopped`
  }
}

function comesBack(spread: SpreadWords): string {
  switch (spread.kind) {
    case 'notWithin':
      return `is not back in ${spread.watched}`
    case 'orLater':
      return `is back after ${spread.from} at the earliest, in some runs not in ${spread.watched}`
    case 'between':
      return `is back after ${spread.range}`
  }
}

export type GatewayRestartCurveMessages = typeof en
