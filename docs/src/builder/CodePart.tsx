import CodeBlock from '@theme/CodeBlock'
import styles from './builder.module.css'
import type { SnippetPart } from './snippets/Snippet'
import type { BuilderWords } from './words'

interface Props {
  part: SnippetPart
  disabled: boolean
  words: BuilderWords
  onCopy: (code: string) => void
}

/** What the site's highlighter has no grammar for is near enough to one that it has. */
const grammars: Partial<Record<SnippetPart['language'], string>> = { astro: 'tsx', mdx: 'tsx' }

/** A part of the code under what it is for, with a button that copies it. */
export function CodePart({ part: { kind, language, code }, disabled, words, onCopy }: Props) {
  const title = words.parts[kind]
  return (
    <div className={styles.part}>
      <p className={styles.partHead}>
        <span>{title}</span>
        <button
          type="button"
          className={styles.button}
          disabled={disabled}
          aria-label={words.copyPart(title)}
          onClick={() => onCopy(code)}
        >
          {words.copy}
        </button>
      </p>
      <CodeBlock language={grammars[language] ?? language}>{code}</CodeBlock>
    </div>
  )
}
