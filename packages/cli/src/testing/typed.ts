import { main } from '../main'

/** What a command line answers; the words are parted at spaces, but for those in double quotes. */
export function typed(line: string): { status: number; out: string; error: string; files: Record<string, string> } {
  const said = { out: '', error: '', files: {} as Record<string, string> }
  const args = [...line.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word)
  const status = main(args, {
    out: (text) => void (said.out += text),
    error: (text) => void (said.error += text),
    write: (path, content) => {
      if (path.startsWith('/nowhere')) throw new Error('no such folder')
      said.files[path] = content
    },
  })
  return { status, ...said }
}
