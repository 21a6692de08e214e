import type { ChoiceSpec, NumberSpec, SwitchSpec } from '../assumptions'

/** The table of a model card, out of the data; a test holds the card to it. */
export function assumptionsTable(specs: Readonly<Record<string, NumberSpec | ChoiceSpec | SwitchSpec>>): string {
  const rows = Object.entries(specs).map(([key, spec]) => {
    const { kind, title, url } = spec.source
    const cells = [`\`${key}\``, String(spec.default), unitOf(spec), allowed(spec), kind, url ? `[${title}](${url})` : title]
    return `| ${cells.join(' | ')} |`
  })
  return ['| assumption | default | unit | allowed | default is | from |', '|---|---|---|---|---|---|', ...rows].join('\n')
}

function unitOf(spec: NumberSpec | ChoiceSpec | SwitchSpec): string {
  return spec.kind === 'number' ? spec.unit : ''
}

function allowed(spec: NumberSpec | ChoiceSpec | SwitchSpec): string {
  if (spec.kind === 'switch') return 'true, false'
  if (spec.kind === 'choice') return spec.choices.join(', ')
  return `${spec.min} to ${spec.max}${spec.integer ? ', whole' : ''}`
}
