import Heading from '@theme/Heading'
import { partMessages } from '@half-open/react/words'
import { useState } from 'react'
import { useLocale } from '../components/useLocale'
import styles from './builder.module.css'
import { ChoiceFields } from './ChoiceFields'
import { CodeParts } from './CodeParts'
import { PictureDetails } from './PictureDetails'
import { Preview } from './Preview'
import { RadioField } from './RadioField'
import { drawnSites, sites } from './sites'
import { useBuilt } from './useBuilt'
import { useDrawn } from './useDrawn'
import { builderWords } from './words'

/** A figure, set by its own controls, as the code that puts it into a site, and as a picture. */
export function EmbedBuilder() {
  const pageLocale = useLocale()
  const words = builderWords[pageLocale]
  const texts = partMessages[pageLocale]
  const { site, choice, awake, faulty, change } = useBuilt(pageLocale)
  const [opened, setOpened] = useState(false)
  const [told, setTold] = useState('')
  const wantsPicture = opened || drawnSites.includes(site)
  const drawing = useDrawn(choice, awake && wantsPicture)

  function copy(code: string) {
    navigator.clipboard.writeText(code).then(
      () => setTold(texts.copied),
      () => setTold(texts.notCopied),
    )
  }

  return (
    <div className={styles.builder}>
      <ChoiceFields
        choice={choice}
        pageLocale={pageLocale}
        disabled={!awake}
        words={words}
        onChange={(next) => change({ choice: next })}
      />
      <RadioField
        label={words.site}
        value={site}
        options={sites.map((each) => [each, words.sites[each]] as const)}
        disabled={!awake}
        onChange={(next) => change({ site: next })}
      />
      <p className={styles.told} role="status">
        {faulty ? texts.staleLink : told}
      </p>
      <div className={styles.columns}>
        <section className={styles.figure}>
          <Heading as="h2">{words.figure}</Heading>
          <p>{words.setIt}</p>
          <Preview choice={choice} onChange={(next) => change({ choice: next })} />
        </section>
        <section className={styles.code}>
          <Heading as="h2">{words.code}</Heading>
          <CodeParts site={site} choice={choice} drawing={drawing} disabled={!awake} words={words} onCopy={copy} />
          <PictureDetails drawing={drawing} open={wantsPicture} words={words} onToggle={setOpened} />
        </section>
      </div>
    </div>
  )
}
