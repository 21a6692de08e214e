import Translate from '@docusaurus/Translate'
import { locales } from '@half-open/react'
import { definitions } from '../../glossary/definitions'
import { terms, type TermId } from '../../glossary/terms'
import { languages } from '../languages'
import { ScrollTable } from './ScrollTable'
import { useLocale } from './useLocale'

const ids = Object.keys(terms) as TermId[]

/** The terms of the site in the language of the page, with what they mean and what the other languages call them. */
export function Glossary() {
  const locale = useLocale()
  const others = locales.filter((other) => other !== locale)
  const inOrder = [...ids].sort((a, b) => terms[a][locale].word.localeCompare(terms[b][locale].word, locale))
  return (
    <ScrollTable className="glossary">
      <thead>
        <tr>
          <th scope="col">{languages[locale]}</th>
          <th scope="col"><Translate id="glossary.meaning">What it means here</Translate></th>
          {others.map((other) => <th key={other} scope="col" lang={other}>{languages[other]}</th>)}
        </tr>
      </thead>
      <tbody>
        {inOrder.map((id) => (
          <tr key={id} id={id}>
            <th scope="row">{terms[id][locale].word}</th>
            <td>{definitions[locale][id]}</td>
            {others.map((other) => <td key={other} lang={other}>{terms[id][other].word}</td>)}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}
