import { show } from '../../core/assumptionValue'
import { POLICIES } from '../setting'

export function checkPolicy(policy: unknown): void {
  const text = `smartTimeouts.policy: expected one of ${POLICIES.join(', ')}, got ${show(policy)}`
  if (typeof policy !== 'string') throw new TypeError(text)
  if (!(POLICIES as readonly string[]).includes(policy)) throw new RangeError(text)
}

export function checkMoment(atS: unknown): void {
  const text = `smartTimeouts.atS: expected a number of at least 0, got ${show(atS)}`
  if (typeof atS !== 'number') throw new TypeError(text)
  if (!(atS >= 0)) throw new RangeError(text)
}
