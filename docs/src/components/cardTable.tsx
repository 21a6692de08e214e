import type { ComponentProps, ReactElement, ReactNode } from 'react'
import type { ModelId } from '../models'
import { AssumptionsTable } from './AssumptionsTable'
import { ScrollTable } from './ScrollTable'

/** A table of a model's card; the one of its assumptions appears in words and units to read, from the same data. */
export function cardTable(model: ModelId) {
  return function CardTable(props: ComponentProps<'table'>) {
    return firstText(props.children) === 'assumption' ? <AssumptionsTable model={model} /> : <ScrollTable {...props} />
  }
}

function firstText(node: ReactNode): string {
  if (Array.isArray(node)) return firstText(node[0])
  if (typeof node === 'object' && node !== null && 'props' in node) return firstText((node as ReactElement<{ children?: ReactNode }>).props.children)
  return String(node)
}
