import { smartTimeouts, type SmartTimeoutsAssumptions } from '@half-open/sim/smartTimeouts'
import type { SmartTimeoutsMessages } from './SmartTimeoutsMessages'

/** The model's own data is in English: its titles are the text. */
const sources = Object.fromEntries(
  Object.entries(smartTimeouts.assumptions).map(([key, { source }]) => [key, source.title]),
) as Record<keyof SmartTimeoutsAssumptions, string>

const assumptions: Record<keyof SmartTimeoutsAssumptions, string> = {
  depth: 'Servers from first to tail',
  branching: 'Servers below each server',
  workersPerServer: 'Workers of each server',
  requestsPerS: 'Requests per second',
  arrivals: 'Requests come from',
  thinkS: 'The one client pauses for',
  hopLatencyS: 'A server works on a request for',
  timeoutS: 'Timeout on the tail',
  clientTimeoutS: 'A client waits for',
  outageFromS: 'The tail fails after',
  outageS: 'Outage of the tail',
  horizonS: 'Watched for',
  failureMode: 'The dead tail',
  tolerance: 'Failures in a row that blacklist',
  blacklistS: 'First blacklist period',
  growth: 'The periods',
  increaseS: 'Each period longer by',
  growthFactor: 'Each period longer by a factor of',
  blacklistMaxS: 'Longest period',
  growBy: 'A period grows with',
  refusalsCount: 'Refusals count as failures',
  afterPeriod: 'After a period, it is blacklisted again by',
  probes: 'After a period, the tail may be tried by',
  reset: 'A success forgets',
  retries: 'Retries on the tail',
  deadlinePropagation: 'Servers stop when the client has left',
}

/** The words of the chain that every widget of the model shares. */
export const en: SmartTimeoutsMessages = {
  assumptions,
  sources,
  choices: {
    poisson: 'many clients, at random',
    sequential: 'one client, one at a time',
    blackhole: 'does not answer',
    refused: 'refuses at once',
    constant: 'do not grow',
    linear: 'grow by the same each time',
    geometric: 'are multiplied each time',
    blacklisting: 'the periods so far',
    failure: 'the failures in a row',
    oneFailure: 'one failure',
    tolerance: 'as many failures as at first',
    any: 'whoever asks',
    one: 'one request at a time',
    full: 'all periods',
    step: 'one period',
  },
  leavesOut: [
    'Servers in the middle that fail, a tail that is slow rather than dead, more than one at a time.',
    'Timeouts of the servers in between: only the server above the tail and the client have one.',
    'Waiting between retries; servers that share what they know of the tail.',
    'A chain that its clients cannot see; the time that answers travel.',
    'Envoy’s sweeps every ten seconds, and its limit on how many hosts it ejects; breakers that count a share of failures.',
    'Rates, latencies and outages are assumptions, not measurements of anybody’s chain.',
  ],
}
