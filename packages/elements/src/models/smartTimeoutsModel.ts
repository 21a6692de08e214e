export { smartTimeouts as model } from '@half-open/sim/smartTimeouts'
