// Runs one task of the workspace on a machine that has nothing but Node: `node scripts/run.mjs test`.
import process from 'node:process'
import { requireNode } from './lib/requireNode.mjs'

const tasks = ['start', 'test', 'check', 'build', 'bench', 'tables', 'pack', 'release']
const [name, ...args] = process.argv.slice(2)

if (!tasks.includes(name)) {
  console.error(`No task "${name ?? ''}": choose ${tasks.join(', ')}.`)
  process.exit(2)
}

requireNode('20.19.0')
try {
  const { run } = await import(`./tasks/${name}.mjs`)
  await run(args)
} catch (error) {
  console.error(`\n${name}: ${error.message}`)
  process.exit(error.status ?? 1)
}
