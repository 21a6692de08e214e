export { fleetDay as model } from '@half-open/sim/fleetDay'
