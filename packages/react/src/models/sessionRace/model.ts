/** Alone: fetched by its package’s entry, it would bring along what tells the story of one run. */
export { sessionRace } from '@half-open/sim/sessionRace'
