import { chainMetrics } from './chainMetrics'

const healthy =
  'Of requests issued during the outage that ask for another server than the tail, from issue to answer, or until the client leaves.'
const failing =
  'Of requests for the tail issued during the outage, from issue to answer, failure or refusal, or until the client leaves.'

export const en = chainMetrics({
  policies: {
    without: 'without smart timeouts',
    with: 'with smart timeouts',
    removed: 'with the tail removed by hand',
  },
  metrics: {
    healthyMedian: { name: 'median of healthy requests', rule: healthy, card: 'median of (ended − issued), healthy' },
    healthyP95: {
      name: '95th percentile of healthy requests',
      rule: healthy,
      card: '95th percentile of (ended − issued), healthy',
    },
    healthyOver1s: {
      name: 'healthy requests over a second',
      rule: healthy,
      card: 'healthy with ended − issued > 1 s ÷ healthy',
    },
    failingMedian: {
      name: 'median of requests for the tail',
      rule: failing,
      card: 'median of (ended − issued), for the tail',
    },
    failingP95: {
      name: '95th percentile of requests for the tail',
      rule: failing,
      card: '95th percentile of (ended − issued), for the tail',
    },
    failingOver1s: {
      name: 'requests for the tail over a second',
      rule: failing,
      card: 'for the tail with ended − issued > 1 s ÷ for the tail',
    },
    waitingWorker: {
      name: 'worker time spent on the dead tail',
      rule: 'How long workers of the first server were held by requests that waited for the dead tail; of every server above the tail it is the same.',
      card: 'Σ (landing or release − begin) over dead tries',
    },
    served: {
      name: 'requests served',
      rule: 'Requests that were answered while their client was there.',
      card: 'ended by an answer',
    },
    refusedFast: {
      name: 'requests refused at once',
      rule: 'Requests for the tail that were not passed on, because the server above it did not ask it.',
      card: 'ended by a refusal',
    },
    failed: {
      name: 'requests failed',
      rule: 'Requests for the tail whose last try failed while their client was there.',
      card: 'ended by a failure',
    },
    clientLeft: {
      name: 'clients that left',
      rule: 'Requests whose client heard nothing for as long as it waits.',
      card: 'ended at issued + client timeout',
    },
    queuedMax: {
      name: 'longest queue',
      rule: 'The most requests that waited for a worker at one time.',
      card: 'max over time of those that have no worker of A',
    },
    probes: {
      name: 'calls that found the tail dead',
      rule: 'Every call of the tail while it was dead, retries included.',
      card: 'tries begun within the outage',
    },
    detectionLag: {
      name: 'time until the tail is held to be dead',
      rule: 'From the start of the outage to the first period in which the server above the tail does not ask it; “never” where there is none.',
      card: 'first period from − start of the outage',
      none: 'never',
    },
    recoveryLag: {
      name: 'time until the tail is found again',
      rule: 'From the end of the outage to the first answer of the tail; “never” where there is none.',
      card: 'first answer of the tail ≥ end − end of the outage',
      none: 'never',
    },
    blacklistings: {
      name: 'periods on the blacklist',
      rule: 'How often the server above the tail stopped asking it.',
      card: 'periods opened; begun anew is not opened',
    },
  },
})
