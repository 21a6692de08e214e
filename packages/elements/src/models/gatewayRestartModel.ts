export { gatewayRestart as model } from '@half-open/sim/gatewayRestart'
