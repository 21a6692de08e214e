import type { RaceCommand, RaceRegistry } from '@half-open/sim/sessionRace'

/** In the order in which the figures show them. */
export const registries = ['generation', 'socket', 'login'] as const satisfies readonly RaceRegistry[]

/** How long, or until when, a device that is connected cannot be found. */
export type Loss = { kind: 'never' } | { kind: 'for'; duration: string } | { kind: 'untilMessage' } | { kind: 'untilLogin' }

/** What becomes of the command, and by which registries. */
export interface CommandFate {
  fate: RaceCommand
  registries: readonly RaceRegistry[]
}
