import { describeLaws } from '../core/testing/laws'
import { gatewayRestart } from './gatewayRestart'

describeLaws(gatewayRestart, {
  small: { devices: 300, authPerS: 6, acceptPerS: 30, initPerS: 12, queueCapacity: 8, retryPolicy: 'random' },
  unrelated: [
    {
      what: 'another queue, other rates and another SYN schedule change nothing while it is down',
      changed: { queueCapacity: 64, acceptPerS: 10, authPerS: 8, initPerS: 9, loginTimeoutS: 20, synSchedule: 'linear' },
      same: ({ refused, perSecond }) => ({ refused, untilUp: perSecond.refused.slice(0, 60) }),
    },
    {
      what: 'slower initialisation changes no attempt, no SYN and no login',
      changed: { initPerS: 3 },
      same: ({ attempts, refused, synDropped, loginTimeouts, wastedLogins }) => [
        attempts, refused, synDropped, loginTimeouts, wastedLogins,
      ],
    },
  ],
})
