/** Alone: fetched by its package’s entry, it would bring along what tells the story of one run. */
export { fleetDay } from '@half-open/sim/fleetDay'
