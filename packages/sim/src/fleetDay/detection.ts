import { keepaliveLag } from './lags'
import type { Milliseconds } from './milliseconds'
import type { DeathRun } from './sessions'
import type { Detection } from './types'

/** From a session's last message to the moment at which the detection in force finds it dead; `Infinity` if none does. */
export function foundAfter(death: DeathRun, detection: Detection, ms: Milliseconds): number {
  switch (detection) {
    case 'activity':
      return ms.activityLimit
    case 'keepalive':
      return death.diedAt - death.lastMessage + keepaliveLag(death, ms)
    case 'none':
      return Infinity
  }
}
