import styles from './builder.module.css'
import { CodePart } from './CodePart'
import type { Drawing } from './useDrawn'
import { drawnSites, type Site } from './sites'
import { snippetOf } from './snippets/snippetOf'
import type { Choice } from './Choice'
import type { BuilderWords } from './words'

interface Props {
  site: Site
  choice: Choice
  drawing: Drawing
  disabled: boolean
  words: BuilderWords
  onCopy: (code: string) => void
}

/** The code for a kind of site. Where a picture is in it, the last one stands until the next is drawn. */
export function CodeParts({ site, choice, drawing: { drawn, isCurrent }, disabled, words, onCopy }: Props) {
  const isDrawn = drawnSites.includes(site)
  const waits = isDrawn && !isCurrent
  const parts = isDrawn ? drawn && snippetOf(site, drawn.choice, drawn.picture) : snippetOf(site, choice)
  const failed = isDrawn && isCurrent && drawn?.picture === undefined
  return (
    <>
      <p>{words.about[site]}</p>
      {parts?.map((part) => (
        <CodePart key={part.kind} part={part} disabled={disabled || waits} words={words} onCopy={onCopy} />
      ))}
      {isDrawn && <p className={styles.told}>{failed ? words.notDrawn : waits && words.drawing}</p>}
    </>
  )
}
