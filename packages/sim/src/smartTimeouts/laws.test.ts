import { describeLaws } from '../core/testing/laws'
import { smartTimeouts } from './smartTimeouts'
import { claims } from './testing/claims'

describeLaws(smartTimeouts, {
  claims,
  small: { outageFromS: 60, outageS: 300, horizonS: 600 },
  unrelated: [
    {
      what: 'another blacklist changes nothing where there is none',
      changed: { tolerance: 3, blacklistS: 30, growth: 'geometric', refusalsCount: true, probes: 'one' },
      same: ({ without, removed }) => ({ without, removed }),
    },
    {
      what: 'retries and a longer timeout change nothing once the tail is removed',
      changed: { timeoutS: 7, retries: 2 },
      same: ({ removed }) => removed,
    },
    {
      what: 'another outage leaves the requests where they were',
      changed: { outageS: 200 },
      same: ({ without }) => [
        without.healthyAll.count,
        without.failingAll.count,
        without.perMinute.map(({ requests }) => requests),
        without.perMinute[0],
      ],
    },
    {
      what: 'a longer horizon adds requests and leaves those before it',
      changed: { horizonS: 900 },
      same: ({ without, with: smart }) => [without.perMinute.slice(0, 10), smart.perMinute.slice(0, 10), smart.healthy],
    },
  ],
})
