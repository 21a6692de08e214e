import Translate from '@docusaurus/Translate'
import { fleetDay, type FleetDayAssumptions } from '@half-open/sim'
import { fleetDayMessages } from '../../../packages/react/src/models/fleetDay/messages'
import { partMessages } from '../../../packages/react/src/parts/messages'
import { formatQuantity } from '../../../packages/react/src/text/quantity'
import { ScrollTable } from './ScrollTable'
import { useLocale } from './useLocale'

const keys = Object.keys(fleetDay.assumptions) as (keyof FleetDayAssumptions)[]

/** Every assumption of the fleet's day with its bounds and the source of its default, from the model's own data. */
export function AssumptionsTable() {
  return (
    <ScrollTable>
      <thead>
        <tr>
          <th scope="col"><Translate id="assumptions.name">Assumption</Translate></th>
          <th scope="col"><Translate id="assumptions.default">Default</Translate></th>
          <th scope="col"><Translate id="assumptions.bounds">From – to</Translate></th>
          <th scope="col"><Translate id="assumptions.source">Source of the default</Translate></th>
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => <AssumptionRow key={key} name={key} />)}
      </tbody>
    </ScrollTable>
  )
}

function AssumptionRow({ name }: { name: keyof FleetDayAssumptions }) {
  const locale = useLocale()
  const { assumptions, sources } = fleetDayMessages[locale]
  const { default: value, min, max, unit, source } = fleetDay.assumptions[name]
  const text = (quantity: number) => formatQuantity(quantity, unit, locale)
  return (
    <tr>
      <th scope="row">{assumptions[name]}<br /><code>{name}</code></th>
      <td>{text(value)}</td>
      <td>{text(min)} – {text(max)}</td>
      <td>
        {partMessages[locale].sourceKind[source.kind]}:{' '}
        {source.url === undefined ? sources[name] : <a href={source.url}>{sources[name]}</a>}
      </td>
    </tr>
  )
}
