import type { GatewayRestartAssumptions } from '@half-open/sim/gatewayRestart'
import type { ModelWords } from '../../ModelWords'

export type GatewayRestartMessages = ModelWords<GatewayRestartAssumptions>
