import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { AssumptionsTable } from './AssumptionsTable'
import { ScrollTable } from './ScrollTable'

/** A table of a model card; the one of its assumptions appears in words and units to read, from the same data. */
export function CardTable(props: ComponentProps<'table'>) {
  return firstText(props.children) === 'assumption' ? <AssumptionsTable /> : <ScrollTable {...props} />
}

function firstText(node: ReactNode): string {
  if (Array.isArray(node)) return firstText(node[0])
  if (typeof node === 'object' && node !== null && 'props' in node) return firstText((node as ReactElement<{ children?: ReactNode }>).props.children)
  return String(node)
}
