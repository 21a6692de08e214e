export { sessionRace as model } from '@half-open/sim/sessionRace'
