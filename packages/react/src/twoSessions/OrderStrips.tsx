import type { RaceRegistry } from '@half-open/sim/sessionRace'
import { GridFigure, type Grid } from '../figure'
import type { Locale } from '../text/locale'
import { formatNumber } from '../text/number'
import type { Chosen } from './chosen'
import type { TwoSessionsMessages } from './messages'
import { cellOf, countOf, stateOf, type Orders } from './orders'

interface Props {
  spec: Grid
  orders: Orders
  awake: boolean
  chosen: Chosen | undefined
  onChoose: (chosen: Chosen) => void
  messages: TwoSessionsMessages
  locale: Locale
}

/** Every order as a cell of three strips, side by side where there is room, to choose one from. */
export function OrderStrips({ spec, orders, awake, chosen, onChoose, messages: { orders: words }, locale }: Props) {
  const number = (value: number) => formatNumber(value, locale)

  function cellLabel(registry: RaceRegistry, cell: number): string {
    const first = orders.cells[cell] ?? 0
    const order = orders.all[first]
    const count = countOf(orders, cell)
    if (order === undefined) return ''
    const name = count === 1 ? number(first + 1) : words.firstOf(number(first + 1), number(count))
    return words.cell(name, words.verdicts[stateOf(order, registry)], order.order.map((step) => words.steps[step]).join(', '))
  }

  return (
    <div className="half-open-strips">
      {spec.strips.map((strip) => {
        const registry = strip.id as RaceRegistry
        return (
          <GridFigure
            key={registry}
            spec={{ ...spec, name: words.stripForm(registry, spec.total.text), strips: [strip], notes: [] }}
            awake={awake}
            chosen={chosen?.registry === registry && typeof chosen.of === 'number' ? { strip: registry, cell: cellOf(orders, chosen.of) } : undefined}
            onChoose={(_, cell) => onChoose({ orders, of: orders.cells[cell] ?? 0, registry })}
            listLabel={({ sum }) => words.list(registry, sum.text)}
            cellLabel={(_, cell) => cellLabel(registry, cell)}
          />
        )
      })}
    </div>
  )
}
