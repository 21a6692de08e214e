import { button, unseen } from './make'
import type { ProseRun } from './ProseRun'

const svgNs = 'http://www.w3.org/2000/svg'

/** What an assumption was before the reader changed it, and the way back. */
export function wasButton({ texts }: ProseRun, label: string, start: string, onReset: () => void): HTMLElement {
  return button(
    'half-open-was',
    onReset,
    `${texts.was(start)} `,
    arrowBack(),
    unseen(` ${texts.resetTo(label, start)}`),
  )
}

function arrowBack(): SVGElement {
  const icon = document.createElementNS(svgNs, 'svg')
  const path = icon.appendChild(document.createElementNS(svgNs, 'path'))
  const attributes = { class: 'half-open-icon', width: 12, height: 12, viewBox: '0 0 12 12', 'aria-hidden': true }
  for (const [name, value] of Object.entries(attributes)) icon.setAttribute(name, String(value))
  const stroke = { d: 'M3 2v3h3M3.3 4.8A4 4 0 1 1 2.2 8', fill: 'none', stroke: 'currentColor', 'stroke-width': 1.5 }
  for (const [name, value] of Object.entries(stroke)) path.setAttribute(name, String(value))
  return icon
}
