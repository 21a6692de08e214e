import type { Choice } from '../Choice'
import { indented, jsxElement } from './jsxElement'
import type { SnippetPart } from './Snippet'

const install: SnippetPart = { kind: 'install', language: 'sh', code: 'npm install @half-open/react' }

const imports = ({ widget }: Choice) =>
  `import { ${widget} } from '@half-open/react'\nimport '@half-open/react/styles.css'`

/** A component in a file of its own, for a page of the server or of the client. */
export function react(choice: Choice): SnippetPart[] {
  const element = jsxElement(choice)
  const returned = element.includes('\n') ? `(\n${indented(indented(element))}\n  )` : element
  const code = `${imports(choice)}\n\nexport function Figure() {\n  return ${returned}\n}`
  return [install, { kind: 'figure', language: 'tsx', code }]
}

export function mdx(choice: Choice): SnippetPart[] {
  return [install, { kind: 'figure', language: 'mdx', code: `${imports(choice)}\n\n${jsxElement(choice)}` }]
}

/** An island, which wakes when it is seen. */
export function astro(choice: Choice): SnippetPart[] {
  const code = `---\n${imports(choice)}\n---\n\n${jsxElement(choice, ['client:visible'])}`
  return [
    { ...install, code: `npx astro add react\n${install.code}` },
    { kind: 'figure', language: 'astro', code },
  ]
}
