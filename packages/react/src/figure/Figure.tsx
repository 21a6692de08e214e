'use client'

import { useRef, type ReactElement, type ReactNode } from 'react'
import { useNear } from '../state/useNear'
import { barsChart } from './bars/barsChart'
import { ChartSvg } from './ChartSvg'
import { Loaded } from '../parts/Loaded'
import type { Bars } from './specs'

export interface FigureProps {
  spec: Bars
  /** Name of the layer that arrow keys move through: "Rows of the figure; move with the arrow keys". */
  inspectLabel: string
  /** What lies over the picture beside it. Default: nothing. */
  children?: ReactNode
}

const loadInspect = () => import('./explore/Inspect')

/** The picture, and over it, once the reader comes near, the layer that says what lies under pointer and keys. */
export function Figure({ spec, inspectLabel, children }: FigureProps): ReactElement {
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place)
  return (
    <div ref={place} className="half-open-figure">
      <ChartSvg chart={barsChart(spec)} />
      {children}
      {near && <Loaded load={loadInspect} props={{ spec, label: inspectLabel }} />}
    </div>
  )
}
