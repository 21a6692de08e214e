import type { Command } from './Command'
import { figure } from './figure'
import { models } from './models'
import { run } from './run'
import { show } from './show'
import { sweep } from './sweep'
import { table } from './table'

/** Every command, by its name. */
export const commands = { models, show, run, sweep, figure, table } as const satisfies Record<string, Command>

export type CommandName = keyof typeof commands
