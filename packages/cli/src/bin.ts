#!/usr/bin/env node
import { writeFileSync } from 'node:fs'
import process from 'node:process'
import { main } from './main'

// Who reads only the first lines closes the pipe, and that is no fault.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1))

process.exitCode = main(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
  write: (path, content) => writeFileSync(path, content),
})
