import type { AssumptionSpecs, NumberSpec, Source } from '../core/assumptions'
import { choice, count, documented, number, onOff, ourChoice, seconds, slider } from '../core/specs'
import type { SmartTimeoutsAssumptions } from './types'

const DAY_S = 86_400
/** The shortest time of which "none" would be something else. */
const SHORTEST_S = 0.001

const OVERLORD: Source = {
  kind: 'documented',
  title: 'Overlord’s manual page on smart timeouts: two failures, then 60 s, and 60 s more each time',
}
const OVERLORD_PARENT: Source = {
  kind: 'documented',
  title: 'Overlord’s smart timeouts: the server above the tail counts, a success clears',
}
const ENVOY = 'https://www.envoyproxy.io/docs/envoy/latest/api-v3/config/cluster/v3/outlier_detection.proto'
const RESILIENCE4J = 'https://resilience4j.readme.io/docs/circuitbreaker'
const SMALL_CHAIN = ourChoice(
  'A chain of three, each server with two below it: seven servers, one of them the tail that fails',
)
const NO_RATES = ourChoice(
  'No published measurement found; at 2.63 requests/s the chain without smart timeouts no longer keeps up',
)

type Given = Partial<NumberSpec> & Pick<NumberSpec, 'default' | 'slider' | 'source'>
/** A time that may not be 0. */
const some = (given: Given) => seconds({ min: SHORTEST_S, max: DAY_S, ...given })

export const assumptions: AssumptionSpecs<SmartTimeoutsAssumptions> = {
  depth: count({ default: 3, min: 2, max: 8, slider: slider(2, 5, 1), source: SMALL_CHAIN }),
  branching: count({ default: 2, min: 1, max: 10, slider: slider(1, 4, 1), source: SMALL_CHAIN }),
  workersPerServer: count({
    default: 2,
    min: 1,
    max: 10_000,
    slider: slider(1, 20, 1),
    group: 'main',
    source: ourChoice('Few, so that one dead server is felt: a server that answers in 0.02 s needs no more'),
  }),
  requestsPerS: number('perSecond', false, {
    default: 2,
    min: 0,
    max: 1000,
    slider: slider(0.1, 10, 0.1),
    group: 'main',
    source: NO_RATES,
  }),
  arrivals: choice(['poisson', 'sequential'], 'poisson', ourChoice('Many clients that know nothing of each other')),
  thinkS: seconds({
    default: 1,
    min: 0,
    max: DAY_S,
    slider: slider(0, 10, 0.5),
    source: ourChoice('A client that asks about each second'),
  }),
  hopLatencyS: seconds({
    default: 0.02,
    min: 0,
    max: 3600,
    slider: slider(0, 1, 0.01),
    source: ourChoice('A server nearby that is not busy'),
  }),
  timeoutS: some({
    default: 5,
    slider: slider(0.5, 30, 0.5),
    group: 'main',
    source: ourChoice(
      'As resolvers wait for a name server: 5 s',
      'https://man7.org/linux/man-pages/man5/resolv.conf.5.html',
    ),
  }),
  clientTimeoutS: some({
    default: 30,
    slider: slider(1, 120, 1),
    source: ourChoice('Half a minute, after which a person or a program turns away'),
  }),
  outageFromS: seconds({
    default: 300,
    min: 0,
    max: DAY_S,
    slider: slider(0, 1800, 60),
    source: ourChoice('After five minutes in which all is well'),
  }),
  outageS: seconds({
    default: 1800,
    min: 0,
    max: DAY_S,
    slider: slider(0, 7200, 60),
    group: 'main',
    source: ourChoice('Half an hour: somebody must notice and mend it'),
  }),
  horizonS: some({
    default: 3600,
    slider: slider(60, 14_400, 60),
    source: ourChoice('An hour: the outage and what follows'),
  }),
  failureMode: choice(
    ['blackhole', 'refused'],
    'blackhole',
    ourChoice('A machine that is gone does not answer; where only the process is gone, the kernel refuses at once'),
  ),
  tolerance: count({ default: 2, min: 1, max: 1000, slider: slider(1, 10, 1), source: OVERLORD }),
  blacklistS: some({ default: 60, slider: slider(10, 600, 10), group: 'main', source: OVERLORD }),
  growth: choice(['constant', 'linear', 'geometric'], 'linear', OVERLORD),
  increaseS: seconds({ default: 60, min: 0, max: DAY_S, slider: slider(0, 600, 10), source: OVERLORD }),
  growthFactor: number('factor', false, {
    default: 2,
    min: 1,
    max: 10,
    slider: slider(1, 4, 0.1),
    source: ourChoice('Exponential backoff as it is usually written: twice as long each time'),
  }),
  blacklistMaxS: some({
    default: 1800,
    slider: slider(60, 3600, 60),
    source: ourChoice('Half an hour, as Overlord bounds what it adds'),
  }),
  growBy: choice(
    ['blacklisting', 'failure'],
    'blacklisting',
    documented('Envoy: the ejection time grows with the number of ejections', ENVOY),
  ),
  refusalsCount: onOff(
    false,
    documented('Envoy: an ejected host is asked nothing, so that nothing counts against it', ENVOY),
  ),
  afterPeriod: choice(['oneFailure', 'tolerance'], 'oneFailure', OVERLORD_PARENT),
  probes: choice(
    ['any', 'one'],
    'any',
    ourChoice('What needs no bookkeeping; circuit breakers admit one probe, or ten', RESILIENCE4J),
  ),
  reset: choice(['full', 'step'], 'full', OVERLORD_PARENT),
  retries: count({
    default: 0,
    min: 0,
    max: 20,
    slider: slider(0, 6, 1),
    source: ourChoice('None: a retry makes everybody above wait as long again'),
  }),
  deadlinePropagation: onOff(
    false,
    ourChoice(
      'Off, as wherever nobody has seen to it; gRPC can pass a deadline on',
      'https://grpc.io/docs/guides/deadlines/',
    ),
  ),
}
