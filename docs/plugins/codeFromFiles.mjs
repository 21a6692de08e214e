import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Fills a code fence from a file, so that the code a page shows is the code that the tests run:
 *
 *     ```tsx file=examples/next/app/page.tsx
 *     ```
 *
 * `region=name` takes the lines between `#region name` and `#endregion` comments.
 */
export function codeFromFiles({ root }) {
  return (tree) => {
    for (const fence of fences(tree)) {
      const file = option(fence.meta, 'file')
      if (file === undefined) continue
      fence.value = region(readFileSync(join(root, file), 'utf8'), option(fence.meta, 'region'), file)
    }
  }
}

function fences(node) {
  return node.type === 'code' ? [node] : (node.children ?? []).flatMap(fences)
}

function option(meta, name) {
  return new RegExp(`(?:^|\\s)${name}=(\\S+)`).exec(meta ?? '')?.[1]
}

function region(text, name, file) {
  if (name === undefined) return text.trimEnd()
  const lines = text.split('\n')
  const from = lines.findIndex((line) => line.includes(`#region ${name}`))
  const until = lines.findIndex((line, at) => at > from && line.includes('#endregion'))
  if (from < 0 || until < 0) throw new Error(`${file}: no region "${name}"`)
  return lines.slice(from + 1, until).join('\n')
}
