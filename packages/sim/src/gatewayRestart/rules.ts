import type { Rule } from '../core/resolve'
import type { GatewayRestartAssumptions } from './types'

const fallenAreInstances: Rule<GatewayRestartAssumptions> = (a) =>
  a.instancesDown <= a.instances
    ? undefined
    : `instancesDown: expected at most instances (${a.instances}), got ${a.instancesDown}`

const capAboveBase: Rule<GatewayRestartAssumptions> = (a) =>
  a.backoffCapS >= a.backoffBaseS
    ? undefined
    : `backoffCapS: expected at least backoffBaseS (${a.backoffBaseS}), got ${a.backoffCapS}`

export const rules: readonly Rule<GatewayRestartAssumptions>[] = [fallenAreInstances, capAboveBase]
