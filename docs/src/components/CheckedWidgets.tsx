import Translate from '@docusaurus/Translate'
import { Fragment } from 'react'
import report from '../../checked/widgets.json'
import { conditionWords } from '../../checked/words'
import type { ConditionName } from '../../checked/words/ConditionWords'
import type { WidgetName } from '../scenariosOf'
import { widgets as all } from '../widgets'
import { ScrollTable } from './ScrollTable'
import { useLocale } from './useLocale'

const widgets = Object.keys(all) as WidgetName[]
const passed: Record<WidgetName, Record<ConditionName, number>> = report

/** How many tests each widget has passed under each condition, in the last complete run of the tests. */
export function CheckedWidgets() {
  const words = conditionWords[useLocale()]
  return (
    <ScrollTable className="checked">
      <thead>
        <tr>
          <th scope="col">
            <Translate id="checked.condition">Condition</Translate>
          </th>
          {widgets.map((widget) => (
            <th key={widget} scope="col">
              <code>
                <Breakable name={widget} />
              </code>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(words).map(([condition, [name, asks]]) => (
          <tr key={condition}>
            <th scope="row">
              {name}
              <span>{asks}</span>
            </th>
            {widgets.map((widget) => (
              <td key={widget}>{passed[widget][condition as ConditionName]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}

/** A name that may break before each of its words. */
const Breakable = ({ name }: { name: string }) =>
  name.split(/(?=[A-Z])/).map((word) => (
    <Fragment key={word}>
      <wbr />
      {word}
    </Fragment>
  ))
