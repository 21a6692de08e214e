import type { SvgNode } from './svg/SvgNode'

export interface Drawing {
  heightPx: number
  nodes: readonly SvgNode[]
}
