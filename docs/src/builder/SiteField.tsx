import { useId } from 'react'
import styles from './builder.module.css'
import { sites, type Site } from './sites'
import type { BuilderWords } from './words'

interface Props {
  site: Site
  disabled: boolean
  words: BuilderWords
  onChange: (site: Site) => void
}

/** The kinds of site, all in sight. */
export function SiteField({ site, disabled, words, onChange }: Props) {
  const name = useId()
  return (
    <fieldset className={styles.sites} disabled={disabled}>
      <legend>{words.site}</legend>
      {sites.map((each) => (
        <label key={each} className={styles.site}>
          <input type="radio" name={name} value={each} checked={each === site} onChange={() => onChange(each)} />
          {words.sites[each]}
        </label>
      ))}
    </fieldset>
  )
}
