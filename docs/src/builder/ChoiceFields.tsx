import { locales } from '@half-open/react'
import type { Locale } from '@half-open/react'
import { languages } from '../languages'
import { models } from '../models'
import { scenariosOf, type ModelWidgetName } from '../scenariosOf'
import styles from './builder.module.css'
import type { Choice } from './Choice'
import { RadioField } from './RadioField'
import { Select } from './Select'
import type { BuilderWords } from './words'

interface Props {
  choice: Choice
  pageLocale: Locale
  disabled: boolean
  words: BuilderWords
  onChange: (choice: Choice) => void
}

const none = ''
const widgetNames = Object.keys(scenariosOf) as ModelWidgetName[]

/** Which figure, where it begins, and what language it speaks. Another figure, or scenario, begins anew. */
export function ChoiceFields({ choice, pageLocale, disabled, words, onChange }: Props) {
  const { widget, scenario, locale } = choice
  const { model, ids } = scenariosOf[widget]
  const lessons = models[model].lessons[pageLocale]
  return (
    <>
      <div className={styles.fields}>
        <Select
          label={words.widget}
          value={widget}
          options={widgetNames.map((name) => [name, name])}
          disabled={disabled}
          onChange={(next) => onChange({ widget: next, locale, assumptions: {} })}
        />
        <Select
          label={words.language}
          value={locale}
          options={locales.map((each) => [each, languages[each]])}
          disabled={disabled}
          onChange={(next) => onChange({ ...choice, locale: next })}
        />
      </div>
      <RadioField
        label={words.scenario}
        value={scenario ?? none}
        options={[[none, words.noScenario], ...ids.map((id) => [id, lessons[id]!.title] as const)]}
        disabled={disabled}
        onChange={(next) => onChange({ widget, locale, assumptions: {}, ...(next !== none && { scenario: next }) })}
      />
    </>
  )
}
