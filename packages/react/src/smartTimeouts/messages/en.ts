import type { ChainPreset } from '@half-open/sim/smartTimeouts'
import type { Counted } from '../../text/counted'
import type { Names, Price, Slow } from '../words'

const presets: Record<ChainPreset, string> = {
  described: 'smart timeouts as described',
  overlord: 'Overlord',
  envoy: 'Envoy',
  breaker: 'a circuit breaker',
  dns: 'DNS resolvers',
}

const columns = {
  without: () => 'Without',
  with: () => 'With smart timeouts',
  removed: ({ tail }: Names) => `${tail} removed by hand`,
}

export const en = {
  title: 'What one dead server does to a chain',
  form: 'Two lines of shares over the time watched, and under them three rows: what is so, what is believed, and the periods; values in the table',
  allSlow: (all: string) => `${all} of healthy requests over 1\u00a0s`,
  lines: {
    without: () => 'without:',
    with: () => 'with:',
    removed: ({ tail }: Names) => `${tail} removed:`,
  },
  rows: {
    truth: ({ tail, parent }: Names) => `Does ${tail} answer? Under it: does ${parent} ask ${tail}?`,
    answers: 'answers',
    dead: 'dead',
    asks: 'asks',
    refuses: 'refuses',
    noPeriod: 'No blacklist period',
    removed: ({ tail }: Names) => `No blacklist: ${tail} was removed by hand`,
    periods: (periods: Counted, longest: string, restarts: Counted) => {
      const all =
        periods.form === 'one'
          ? `Blacklist: one period, ${longest}`
          : `Blacklist: ${periods.text} periods, up to ${longest}`
      return restarts.form === 'none'
        ? all
        : `${all}; begun anew ${restarts.form === 'one' ? 'once' : `${restarts.text} times`}`
    },
  },
  switch: 'Shown',
  policies: {
    without: () => 'without',
    with: () => 'with smart timeouts',
    removed: ({ tail }: Names) => `${tail} removed by hand`,
  },
  key: ({ tail, parent }: Names) => `Hatched: ${parent} asks ${tail} while it is dead, or refuses it while it answers.`,
  rules: 'Rules of',
  presets,
  ownRules: 'your own',
  moment: 'Moment that is shown',
  momentOf: (time: string, stuck: Counted, workers: string, queued: Counted, { tail }: Names) => {
    const waiting =
      stuck.form === 'none'
        ? `no worker of A waits for the dead ${tail}`
        : `${stuck.text} of A’s ${workers} ${workers === '1' ? 'worker' : 'workers'} ${stuck.form === 'one' ? 'waits' : 'wait'} for the dead ${tail}`
    const queue =
      queued.form === 'none'
        ? 'nobody queues'
        : `${queued.text} ${queued.form === 'one' ? 'request queues' : 'requests queue'} for a free one`
    return `At ${time}, ${waiting}, and ${queue}.`
  },
  tree: {
    form: 'A tree of servers with their workers; values in the table',
    caption: (time: string) => `What the workers do at ${time}`,
    columns: ({ tail }: Names) => ({
      server: 'Server',
      waitsForDead: `Wait for the dead ${tail}`,
      waits: 'Wait for a server below',
      works: 'Work',
      idle: 'Are free',
      note: 'At that moment',
    }),
    key: ({ tail }: Names) =>
      `Workers: hatched waits for the dead ${tail}, yellow waits for a server below, blue works, a mere outline is free.`,
    queue: (queued: Counted) => (queued.form === 'none' ? 'nobody queues' : `${queued.text} in the queue`),
    dead: 'dead',
    asks: ({ tail }: Names) => `asks ${tail}`,
    asksDead: ({ tail }: Names) => `asks ${tail}, which is dead`,
    refuses: ({ tail }: Names) => `does not ask ${tail}`,
    refusesAlive: ({ tail }: Names) => `refuses ${tail}, which is back`,
    others: (first: string, last: string, isAll: boolean) =>
      `${first === last ? first : `${first}–${last}`}${isAll ? '' : ' and below'}`,
  },
  table: {
    caption: ({ tail }: Names) => `What the outage of ${tail} did`,
    from: 'During the outage, and in all',
    columns,
    rows: {
      healthyOver1s: ({ tail }: Names) => `Requests that did not need ${tail}, in the outage: over 1\u00a0s`,
      healthyMedian: () => 'Their median',
      healthyP95: () => 'Their 95th percentile',
      failingOver1s: ({ tail }: Names) => `Requests for ${tail}, in the outage: over 1\u00a0s`,
      probes: ({ tail }: Names) => `Calls that found ${tail} dead`,
      waitingWorker: ({ tail }: Names) => `Worker time of A spent on the dead ${tail}`,
      refusedFast: () => 'Requests refused at once',
      clientLeft: () => 'Clients that left',
      queuedMax: () => 'Longest queue',
      blacklistings: () => 'Blacklist periods',
      recoveryLag: ({ tail }: Names) => `From ${tail}’s return to its first answer`,
    },
    nothing: '–',
    never: 'never',
  },
  slow: (remedy: 'with' | 'removed', before: Slow, after: Slow, { tail }: Names) => {
    const how = remedy === 'with' ? 'with smart timeouts' : `with ${tail} removed by hand`
    if (before.kind === 'none' && after.kind === 'none')
      return `During the outage no request that did not need ${tail} took over a second, ${how} or without.`
    return `During the outage ${before.kind === 'share' ? `${before.share} of` : `${before.kind} of the`} requests that did not need ${tail} took over a second; ${how} ${after.kind === 'share' ? after.share : after.kind}.`
  },
  calls: (remedy: 'with' | 'removed', before: Counted, after: Counted, { tail }: Names) =>
    before.form === 'none'
      ? `During the outage nobody asked for ${tail}.`
      : `${before.text} ${before.form === 'one' ? 'call' : 'calls'} found ${tail} dead; ${remedy === 'with' ? 'with smart timeouts' : `with ${tail} removed by hand`} ${after.form === 'none' ? 'none' : after.text}.`,
  price: (price: Price, { tail, parent }: Names) => {
    switch (price.kind) {
      case 'late':
        return `The price: ${tail} was back, and it took ${parent} ${price.lag} to find out.`
      case 'soon':
        return `Once ${tail} was back, ${parent} found out after ${price.lag}.`
      case 'never':
        return `The price: ${tail} was back, and in ${price.watched} ${parent} did not find out.`
      case 'notAsked':
        return `Once ${tail} was back, nobody asked for it.`
      case 'stillDead':
        return `${tail} is dead to the end of the watch.`
      case 'noPeriod':
        return `${parent} never stopped asking.`
    }
  },
  priceOfRemoval: ({ tail }: Names) => `The price: nobody finds out when ${tail} is back.`,
  noOutage: ({ tail }: Names, watched: string) =>
    `${tail} does not fail in the time watched (${watched}): nobody waits for it.`,
  setOutage: (time: string) => `Let it fail for ${time}`,
  noRequests: (watched: string) => `Nobody asks for anything in the time watched (${watched}).`,
  setRequests: (rate: string) => `Let ${rate} requests come per second`,
  spread: (without: string, smart: string, lag: string) =>
    `Over fifty runs, 5th to 95th percentile: ${without} without and ${smart} with smart timeouts; found again ${lag}.`,
  spreadOfLag: (lag: string) => `Over fifty runs, 5th to 95th percentile: found again ${lag}.`,
  lag: {
    never: 'never',
    orNever: (from: string) => `after ${from} at the earliest, or never`,
    between: (range: string) => `after ${range}`,
  },
  noChance: 'One client leaves nothing to chance: every run is the same.',
}

export type SmartTimeoutsChainMessages = typeof en
