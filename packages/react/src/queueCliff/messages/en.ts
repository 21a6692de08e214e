import type { FixedOutcome, RandomOutcome } from '../outcomes'

export const en = {
  title: 'The accept queue, and when all are back',
  form: 'Dots by the accept queue, for a fixed and for a random wait; values in the table',
  label: 'Time to the last device, by what the accept queue holds',
  axis: 'Accept queue holds',
  columns: { queue: 'Accept queue', fixed: 'Fixed wait', random: 'Random wait' },
  fixed: 'fixed wait',
  random: 'random wait',
  assumed: (queue: string) => `assumed: ${queue}`,
  never: 'never',
  beyondCliff: (from: string) => `from ${from} on`,
  notWithin: (watched: string) => `not in ${watched}`,
  finding: (fixed: FixedOutcome, random: RandomOutcome, watched: string) =>
    `With a fixed wait ${fixedWords(fixed, watched)}; at random, ${randomWords(random, watched)}.`,
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
  spread: (queue: string, range: string) =>
    `Waiting at random before a queue of ${queue}, the last device is back after ${range} over fifty runs (5th to 95th percentile).`,
  spreadLate: (queue: string, watched: string) =>
    `Waiting at random before a queue of ${queue}, not all of fifty runs bring the last device back within ${watched}.`,
  map: {
    summary: 'By the login timeout, too',
    caption: 'Time to the last device with a fixed wait, in minutes and seconds, by accept queue and login timeout',
    queue: 'Accept queue',
    timeout: 'Login timeout',
    read: (never: string) => `The bluer, the sooner; hatched: ${never}; framed: what is assumed.`,
    readWithoutColour: (never: string) => `The longer the line under a time, the sooner; hatched: ${never}; framed: what is assumed.`,
    waiting: 'Where scripts run, the map is computed once this part is open.',
    computing: (share: string) => `Computing the map, ${share}.`,
  },
}

function fixedWords(outcome: FixedOutcome, watched: string): string {
  switch (outcome.kind) {
    case 'cliff':
      return `and a queue of ${outcome.best.queue} all are back in ${outcome.best.time}, from ${outcome.from} on ${outcome.isNever ? 'never' : `not in ${watched}`}`
    case 'slow':
      return `and a queue of ${outcome.best.queue} all are back in ${outcome.best.time}, with one of ${outcome.worst} not in ${watched}`
    case 'spread':
      return `and a queue of ${outcome.best.queue} all are back in ${outcome.best.time}, with one of ${outcome.worst.queue} in ${outcome.worst.time}`
    case 'same':
      return `all are back in ${outcome.time}, whatever the queue`
    case 'none':
      return `some are ${outcome.isNever ? 'never back' : `not back in ${watched}`}, whatever the queue`
  }
}

function randomWords(outcome: RandomOutcome, watched: string): string {
  switch (outcome.kind) {
    case 'same':
      return `in ${outcome.time}, whatever the queue`
    case 'all':
      return outcome.withBest === undefined ? `in ${outcome.time} at most` : `in ${outcome.withBest.time} with ${outcome.withBest.queue}, in ${outcome.time} at most`
    case 'some':
      return `not in ${watched} with ${outcome.late} of these ${outcome.of} queues`
    case 'none':
      return `not in ${watched}, whatever the queue`
  }
}

export type QueueCliffMessages = typeof en
