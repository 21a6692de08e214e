import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import process from 'node:process'
import { root } from './paths.mjs'

/** Runs a command to its end; any status but 0, a signal included, throws an error that carries the status. */
export async function execute(command, args, { cwd = root, env = {} } = {}) {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit', shell: needsShell })
  const status = await ended(child)
  if (status !== 0) throw Object.assign(new Error(`"${[command, ...args].join(' ')}" ended with status ${status}`), { status })
}

// Windows starts npx and the like only through a shell.
const needsShell = process.platform === 'win32'

function ended(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}
