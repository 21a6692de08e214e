import type { AssumptionSpecs, ChoiceSpec, NumberSpec, Slider, Source } from '../core/assumptions'
import type { DeadLogins, GatewayRestartAssumptions, Jitter, RetryPolicy, SynSchedule } from './types'

const DAY_S = 86_400
const MILLION = 1_000_000

const ourChoice = (title: string, url?: string) => sourced('our choice', title, url)
const documented = (title: string, url: string) => sourced('documented', title, url)
const sourced = (kind: Source['kind'], title: string, url?: string): Source =>
  url === undefined ? { kind, title } : { kind, title, url }

const slider = (min: number, max: number, step: number, scale: Slider['scale'] = 'linear'): Slider => ({
  min,
  max,
  step,
  scale,
})

type Grouped = Partial<Pick<NumberSpec, 'group'>>
type Given = Pick<NumberSpec, 'default' | 'min' | 'max' | 'slider' | 'source'> & Grouped
type GivenChoice<C extends string> = Pick<ChoiceSpec<C>, 'default' | 'choices' | 'source'> & Grouped

const number = (unit: NumberSpec['unit'], integer: boolean, given: Given): NumberSpec => ({
  kind: 'number',
  unit,
  integer,
  group: 'more',
  ...given,
})
const seconds = (given: Given) => number('s', true, given)
const count = (given: Given) => number('count', true, given)
const choice = <C extends string>(given: GivenChoice<C>): ChoiceSpec<C> => ({ kind: 'choice', group: 'more', ...given })

const NO_PUBLISHED_RATES = ourChoice(
  'No published measurement found; a gateway for which checking a login is the dearest step',
)
/** A rate of 0 is allowed: the fleet then never comes back. */
const rate = (given: Pick<NumberSpec, 'default' | 'slider'> & Grouped) =>
  number('perSecond', true, { min: 0, max: MILLION, source: NO_PUBLISHED_RATES, ...given })

const AWS_BACKOFF = 'https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/'
const GRPC_BACKOFF = 'https://github.com/grpc/grpc/blob/master/doc/connection-backoff.md'
const IP_SYSCTL = 'https://www.kernel.org/doc/html/latest/networking/ip-sysctl.html'
const EMQX = 'https://github.com/emqx/emqx/issues/1358'
const NATS_TCL = 'https://github.com/Kazmirchuk/nats-tcl/issues/33'
const LISTEN = 'https://man7.org/linux/man-pages/man2/listen.2.html'

export const assumptions: AssumptionSpecs<GatewayRestartAssumptions> = {
  devices: count({
    default: 5000,
    min: 1,
    max: MILLION,
    slider: slider(100, 20_000, 100),
    group: 'main',
    source: ourChoice('A fleet of middling size'),
  }),
  downtimeS: seconds({
    default: 60,
    min: 0,
    max: DAY_S,
    slider: slider(0, 600, 10),
    source: ourChoice('A minute: a process that is restarted by hand, or by a slow deployment'),
  }),
  instances: count({
    default: 1,
    min: 1,
    max: 64,
    slider: slider(1, 8, 1),
    source: ourChoice('One, where the fixed policy is free of chance'),
  }),
  instancesDown: count({
    default: 1,
    min: 1,
    max: 64,
    slider: slider(1, 8, 1),
    source: ourChoice('One, where the fixed policy is free of chance'),
  }),
  retryPolicy: choice<RetryPolicy>({
    default: 'fixed',
    choices: ['fixed', 'random'],
    group: 'main',
    source: ourChoice('What a device does about which nobody has thought'),
  }),
  retryIntervalS: seconds({
    default: 10,
    min: 1,
    max: DAY_S,
    slider: slider(1, 120, 1),
    source: ourChoice('As in nats-tcl #33: a reconnect wait of 10 s in about a thousand processes', NATS_TCL),
  }),
  randomWindowS: seconds({
    default: 120,
    min: 1,
    max: DAY_S,
    slider: slider(1, 600, 1),
    source: ourChoice('Wide enough that the first attempts alone are below the default rate of checking logins'),
  }),
  backoffBaseS: seconds({
    default: 5,
    min: 1,
    max: DAY_S,
    slider: slider(1, 60, 1),
    source: ourChoice('A third of the default login timeout'),
  }),
  backoffFactor: number('factor', false, {
    default: 2,
    min: 1,
    max: 10,
    slider: slider(1, 4, 0.1),
    source: documented('AWS Architecture Blog, exponential backoff and jitter: the wait doubles', AWS_BACKOFF),
  }),
  backoffCapS: seconds({
    default: 120,
    min: 1,
    max: DAY_S,
    slider: slider(5, 600, 5),
    source: documented('gRPC connection backoff: MAX_BACKOFF 120 s', GRPC_BACKOFF),
  }),
  jitter: choice<Jitter>({
    default: 'full',
    choices: ['full', 'equal', 'decorrelated'],
    source: documented('AWS Architecture Blog, exponential backoff and jitter: full, equal and decorrelated', AWS_BACKOFF),
  }),
  queueCapacity: count({
    default: 128,
    min: 1,
    max: MILLION,
    slider: slider(1, 4096, 1, 'log'),
    group: 'main',
    source: ourChoice('About what Linux allowed before 5.4: net.core.somaxconn was 128, and is 4096 since', LISTEN),
  }),
  acceptPerS: rate({ default: 500, slider: slider(0, 2000, 10), group: 'main' }),
  authPerS: rate({ default: 100, slider: slider(0, 1000, 10), group: 'main' }),
  initPerS: rate({ default: 200, slider: slider(0, 1000, 10) }),
  loginTimeoutS: seconds({
    default: 15,
    min: 1,
    max: 120,
    slider: slider(1, 120, 1),
    group: 'main',
    source: ourChoice('A device that would rather try anew; the client in emqx #1358 waits 60 s', EMQX),
  }),
  synSchedule: choice<SynSchedule>({
    default: 'classic',
    choices: ['classic', 'linear'],
    source: documented('Linux ip-sysctl, tcp_syn_retries; linear: tcp_syn_linear_timeouts, since 6.5', IP_SYSCTL),
  }),
  deadLogins: choice<DeadLogins>({
    default: 'served',
    choices: ['served', 'skipped'],
    source: ourChoice('What a server does that reads the login and not the FIN behind it: emqx #1358', EMQX),
  }),
  horizonS: seconds({
    default: 3600,
    min: 1,
    max: DAY_S,
    slider: slider(60, 7200, 60),
    source: ourChoice('An hour: what is not back by then comes back by hand or never'),
  }),
}
