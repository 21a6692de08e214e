import report from '../../checked/hosts.json'
import { hostWords, type HostWords } from '../../checked/hostWords'
import { hosts, properties, type Host, type HostName, type Property } from '../../tests/harness/hosts'
import { ScrollTable } from './ScrollTable'
import { useLocale } from './useLocale'

const names = Object.keys(hosts) as HostName[]
const passed: Record<HostName, Partial<Record<Property, number>>> = report

/** What has held in each kind of site in the last complete run of the tests, or why it does not. */
export function CheckedHosts() {
  const words = hostWords[useLocale()]
  return (
    <>
      <ul>
        {properties.map((property) => {
          const [name, asks] = words.properties[property]
          return (
            <li key={property}>
              <strong>{name}</strong>: {asks}
            </li>
          )
        })}
      </ul>
      <ScrollTable className="hosts">
        <thead>
          <tr>
            <th scope="col">{words.host}</th>
            <th scope="col">{words.react}</th>
            {properties.map((property) => (
              <th key={property} scope="col">
                {words.properties[property][0]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{words.names[name]}</th>
              <td>{reactOf(hosts[name], words)}</td>
              {properties.map((property) => (
                <td key={property}>{answer(name, property, words)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </>
  )
}

function reactOf({ react }: Host, words: HostWords): string {
  if (react === 'none') return words.noReact
  return react.ownOfTheElements ? words.ownReact(react.version) : react.version
}

/** What neither has passed nor says why stops the build of the site. */
function answer(name: HostName, property: Property, words: HostWords): string {
  const reason = (hosts[name] as Host).not?.[property]
  if (reason !== undefined) return words.reasons[reason]
  if ((passed[name][property] ?? 0) > 0) return words.yes
  throw new Error(`docs/checked/hosts.json: "${property}" of "${name}" has neither passed nor a reason`)
}
