import type { WidgetProps } from '@half-open/react'
import type { ComponentType } from 'react'
import type { Values } from '../models'
import { widgets } from '../widgets'
import { choiceOf, runOf, type Choice } from './Choice'

interface Props {
  choice: Choice
  onChange: (choice: Choice) => void
}

/** The figure itself: its own controls set the choice, so that they cannot ask for what it does not take. */
export function Preview({ choice, onChange }: Props) {
  const { widget, locale, scenario, assumptions } = choice
  const Widget = widgets[widget] as unknown as ComponentType<WidgetProps<Values, object>>
  return (
    <Widget
      key={widget}
      locale={locale}
      {...(scenario !== undefined && { scenario })}
      assumptions={assumptions}
      onAssumptionsChange={(next) => onChange({ ...choice, assumptions: next as Values })}
      builder=""
      seed={runOf(choice).seed}
      onSeedChange={(next) => onChange(choiceOf(choice, assumptions, next))}
    />
  )
}
