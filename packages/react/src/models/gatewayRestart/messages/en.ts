import { gatewayRestart, type GatewayRestartAssumptions } from '@half-open/sim/gatewayRestart'
import type { GatewayRestartMessages } from './GatewayRestartMessages'

/** The model's own data is in English: its titles are the text. */
const sources = Object.fromEntries(
  Object.entries(gatewayRestart.assumptions).map(([key, { source }]) => [key, source.title]),
) as Record<keyof GatewayRestartAssumptions, string>

const assumptions: Record<keyof GatewayRestartAssumptions, string> = {
  devices: 'Devices',
  downtimeS: 'Gateway down for',
  instances: 'Instances',
  instancesDown: 'Instances that fall',
  retryPolicy: 'Devices wait',
  retryIntervalS: 'Fixed wait',
  randomWindowS: 'First attempts spread over',
  backoffBaseS: 'First random wait, at most',
  backoffFactor: 'Growth with each failure',
  backoffCapS: 'Longest random wait',
  jitter: 'Jitter',
  queueCapacity: 'Accept queue holds',
  acceptPerS: 'Connections accepted per second',
  authPerS: 'Logins checked per second',
  initPerS: 'Sessions set up per second',
  loginTimeoutS: 'Login timeout',
  synSchedule: 'SYN sent again',
  deadLogins: 'Logins of devices that have gone',
  horizonS: 'Watched for',
}

/** The words of the restart that every widget of the model shares. */
export const en: GatewayRestartMessages = {
  assumptions,
  sources,
  choices: {
    fixed: 'a fixed time',
    random: 'at random',
    full: 'full',
    equal: 'equal',
    decorrelated: 'decorrelated',
    classic: 'after 1, 3, 7 s … (classic)',
    linear: 'each second at first (Linux 6.5 on)',
    served: 'checked',
    skipped: 'skipped',
  },
  leavesOut: [
    'All SYNs of one second arrive at once.',
    'A process falls, so that the machine refuses at once; a machine or an address that falls is silent, and costs each attempt its timeout.',
    'Rates are constant: nothing slows down under load, sheds it, starts cold or scales out.',
    'No load balancer with a queue or health checks of its own: a device reaches an instance that is up.',
    'Latency and TLS handshakes; devices that give up for good.',
    'Rates, capacities and timeouts are assumptions, not measurements of anybody’s gateway.',
  ],
}
