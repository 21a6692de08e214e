import type { FixedOutcome, RandomOutcome, WaitWords } from '../outcomes'

export const en = {
  title: 'A longer accept queue is not a safer one',
  form: 'Dots by the accept queue, for a fixed and for a random wait; values in the table',
  label: 'Time to the last device, by what the accept queue holds',
  axis: 'Accept queue holds',
  columns: { queue: 'Accept queue', fixed: 'Fixed wait', random: 'Random wait' },
  fixed: 'fixed wait',
  random: 'random wait',
  assumed: (queue: string) => `assumed: ${queue}`,
  never: 'never',
  beyondCliff: (from: string, never: string) => `from ${from} on, ${never}`,
  notWithin: (watched: string) => `not in ${watched}`,
  finding: (fixed: FixedOutcome, random: RandomOutcome, words: WaitWords) =>
    `Waiting a fixed ${words.interval}, the last device is ${fixedWords(fixed, words)}; at random, ${randomWords(random, words)}.`,
  own: (queue: string, fixed: string, random: string) =>
    `With the assumed queue of ${queue}: ${fixed} waiting a fixed time, ${random} at random.`,
  why: (from: string) => `From ${from} on, by the time a login’s turn comes its device has given up: nobody else gets in.`,
  closed: {
    acceptPerS: 'The gateway accepts no connection, so no device is ever back, whatever the queue.',
    authPerS: 'The gateway checks no login, so no device is ever back, whatever the queue.',
    initPerS: 'The gateway sets up no session, so no device is ever back, whatever the queue.',
  },
  open: {
    acceptPerS: (rate: string) => `Accept ${rate} connections per second`,
    authPerS: (rate: string) => `Check ${rate} logins per second`,
    initPerS: (rate: string) => `Set up ${rate} sessions per second`,
  },
  computing: (done: string, of: string) => `Computing for what is assumed now: queue ${done} of ${of}.`,
  spread: (queue: string, range: string) =>
    `Waiting at random before a queue of ${queue}, the last device is back after ${range} over fifty runs (5th to 95th percentile).`,
  spreadLate: (queue: string, watched: string) =>
    `Waiting at random before a queue of ${queue}, not all of fifty runs bring the last device back within ${watched}.`,
  map: {
    summary: 'By the login timeout, too',
    caption: 'Time to the last device with a fixed wait, in minutes and seconds, by accept queue and login timeout',
    queue: 'Accept queue',
    timeout: 'Login timeout',
    read: (never: string) => `Hatched: ${never}. Framed: what is assumed.`,
    computing: (done: string, of: string) => `Computing the map: cell ${done} of ${of}.`,
    waiting: 'The map is computed once this part is open.',
  },
}

function fixedWords(outcome: FixedOutcome, { watched }: WaitWords): string {
  switch (outcome.kind) {
    case 'cliff': {
      const { best, from, isNever } = outcome
      return `back after ${best.time} with a queue of ${best.queue}, but ${isNever ? 'never' : `not within ${watched}`} from ${from} on`
    }
    case 'slow':
      return `back after ${outcome.best.time} with a queue of ${outcome.best.queue}, but not within ${watched} with one of ${outcome.worst}`
    case 'spread':
      return `back after ${outcome.best.time} with a queue of ${outcome.best.queue}, and after ${outcome.worst.time} with one of ${outcome.worst.queue}`
    case 'same':
      return `back after ${outcome.time}, whatever the queue`
    case 'none':
      return `${outcome.isNever ? 'never back' : `not back within ${watched}`}, whatever the queue`
  }
}

function randomWords(outcome: RandomOutcome, { watched }: WaitWords): string {
  switch (outcome.kind) {
    case 'same':
      return `after ${outcome.time}, whatever the queue`
    case 'all':
      return `after ${outcome.time} at most, whatever the queue`
    case 'some':
      return `not within ${watched} with ${outcome.late} of these ${outcome.of} queues`
    case 'none':
      return `not within ${watched}, whatever the queue`
  }
}

export type QueueCliffMessages = typeof en
