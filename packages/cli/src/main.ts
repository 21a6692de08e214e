import { version } from '../package.json'
import { oneOf } from './args/oneOf'
import { commands, type CommandName } from './commands/commands'
import { help, helpOf } from './help'
import { UsageError } from './UsageError'

/** What a command line reaches the world by. */
export interface Terminal {
  out: (text: string) => void
  error: (text: string) => void
  /** Writes a file, or throws. */
  write: (path: string, content: string) => void
}

/** Carries out a command line, and answers its exit status. */
export function main(args: readonly string[], terminal: Terminal): 0 | 1 | 2 {
  try {
    const { text, file } = answer(args)
    if (file && !isWritten(file, terminal)) return 1
    terminal.out(text)
    return 0
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    terminal.error(`half-open: ${error.message}\n`)
    return 2
  }
}

function answer([name, ...args]: readonly string[]) {
  if (name === undefined) throw new UsageError(`expected a command\n\n${help()}`)
  if (name === '--help' || name === '-h') return { text: help() }
  if (name === '--version') return { text: `${version}\n` }
  const known = oneOf('command', name, Object.keys(commands) as CommandName[])
  if (args.includes('--help') || args.includes('-h')) return { text: helpOf(known) }
  return commands[known].run(args)
}

function isWritten({ path, content }: { path: string; content: string }, terminal: Terminal): boolean {
  try {
    terminal.write(path, content)
    return true
  } catch (error) {
    terminal.error(`half-open: cannot write ${path}: ${(error as Error).message}\n`)
    return false
  }
}
