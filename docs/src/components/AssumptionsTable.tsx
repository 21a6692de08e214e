import Translate from '@docusaurus/Translate'
import { formatQuantity, formatValue, partMessages } from '@half-open/react/words'
import type { Locale } from '@half-open/react'
import { models, type ModelId, type Spec } from '../models'
import { ScrollTable } from './ScrollTable'
import { useLocale } from './useLocale'

/** Every assumption of a model with its bounds and the source of its default, from the model's own data. */
export function AssumptionsTable({ model }: { model: ModelId }) {
  const { assumptions } = models[model]
  return (
    <ScrollTable>
      <thead>
        <tr>
          <th scope="col"><Translate id="assumptions.name">Assumption</Translate></th>
          <th scope="col"><Translate id="assumptions.default">Default</Translate></th>
          <th scope="col"><Translate id="assumptions.bounds">Allowed</Translate></th>
          <th scope="col"><Translate id="assumptions.source">Source of the default</Translate></th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(assumptions).map(([name, spec]) => <AssumptionRow key={name} model={model} name={name} spec={spec} />)}
      </tbody>
    </ScrollTable>
  )
}

function AssumptionRow({ model, name, spec }: { model: ModelId; name: string; spec: Spec }) {
  const locale = useLocale()
  const { assumptions, choices, sources } = models[model].words[locale]
  const texts = partMessages[locale]
  const text = (value: number | string | boolean) => formatValue(value, spec, choices, texts, locale)
  return (
    <tr>
      <th scope="row">{assumptions[name]}<br /><code>{name}</code></th>
      <td>{text(spec.default)}</td>
      <td>{allowed(spec, text, locale)}</td>
      <td>
        {texts.sourceKind[spec.source.kind]}:{' '}
        {spec.source.url === undefined ? sources[name] : <a href={spec.source.url}>{sources[name]}</a>}
      </td>
    </tr>
  )
}

function allowed(spec: Spec, text: (value: string | boolean) => string, locale: Locale): string {
  if (spec.kind === 'number') return [spec.min, spec.max].map((bound) => formatQuantity(bound, spec.unit, locale)).join(' – ')
  return (spec.kind === 'choice' ? spec.choices : [true, false]).map(text).join(' / ')
}
