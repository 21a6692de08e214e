import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, test } from 'vitest'
import { barsChart } from '../bars/barsChart'
import { barsTable } from '../bars/barsTable'
import { ChartSvg } from '../ChartSvg'
import { DataTable } from '../DataTable'
import '../figure.css'
import { checkTextBoxes } from './checkTextBoxes'
import { exampleBars, type ExampleLocale } from './exampleBars'

function faults(content: ReactElement, width = 400) {
  const { container } = render(<div style={{ width, font: '14px/20px sans-serif' }}>{content}</div>)
  return checkTextBoxes(container.firstElementChild as Element).map(({ fault, text }) => `${fault}: ${text}`)
}

const svg = (content: ReactElement) => (
  <svg width="100%" height="60">
    {content}
  </svg>
)

describe('finds', () => {
  test('two SVG texts that overlap', () => {
    expect(
      faults(
        svg(
          <>
            <text y="20">left of it</text>
            <text x="20" y="26">
              right
            </text>
          </>,
        ),
      ),
    ).toEqual(['overlap: left of it'])
  })

  test('two HTML texts that overlap', () => {
    expect(
      faults(
        <>
          <p>under</p>
          <p style={{ marginTop: -30 }}>over</p>
        </>,
      ),
    ).toContain('overlap: under')
  })

  test('a text over a drawing that runs into a text of it', () => {
    expect(
      faults(
        <div style={{ position: 'relative' }}>
          {svg(<text y="20">drawn</text>)}
          <b style={{ position: 'absolute', left: 10, top: 8 }}>laid</b>
        </div>,
      ),
    ).toEqual(['overlap: drawn'])
  })

  test('a text that leaves its drawing, on any side', () => {
    expect(
      faults(
        svg(
          <text x="390" y="20">
            too far right
          </text>,
        ),
      ),
    ).toContain('outside: too far right')
    expect(
      faults(
        svg(
          <text x="10" y="20" textAnchor="middle">
            too far left
          </text>,
        ),
      ),
    ).toContain('outside: too far left')
    expect(faults(svg(<text y="4">too high</text>))).toContain('outside: too high')
    expect(faults(svg(<text y="60">glyph</text>))).toEqual(['outside: glyph'])
  })

  test('a text that leaves the root, and one that is cut', () => {
    expect(faults(<p style={{ whiteSpace: 'nowrap' }}>{'wide '.repeat(30)}</p>)).toHaveLength(1)
    expect(faults(<p style={{ width: 50, overflow: 'hidden', whiteSpace: 'nowrap' }}>wider than fifty</p>)).toEqual([
      'outside: wider than fifty',
    ])
  })

  test('a text under 12 px, also where a transform makes it so', () => {
    expect(faults(<p style={{ fontSize: 11.9 }}>fine print</p>)).toEqual(['small: fine print'])
    expect(
      faults(
        svg(
          <g transform="scale(0.5)">
            <text y="40" fontSize="20">
              shrunk
            </text>
          </g>,
        ),
      ),
    ).toEqual(['small: shrunk'])
  })
})

describe('leaves alone', () => {
  test('texts side by side, lines of a paragraph, runs of a line', () => {
    expect(
      faults(
        <>
          <p>
            {'several words '.repeat(20)}
            <b>in bold</b>
          </p>
          {svg(
            <text y="20">
              a<tspan fontWeight="600">b</tspan>
            </text>,
          )}
        </>,
      ),
    ).toEqual([])
  })

  test('what is not seen: not displayed, closed, transparent, for screen readers only', () => {
    expect(
      faults(
        <>
          <p style={{ display: 'none', fontSize: 5 }}>no</p>
          <details>
            <summary>yes</summary>
            <p style={{ fontSize: 5 }}>no</p>
          </details>
          <p style={{ opacity: 0, fontSize: 5 }}>no</p>
          <p style={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', whiteSpace: 'nowrap' }}>
            not to be seen
          </p>
        </>,
      ),
    ).toEqual([])
  })

  test('a table that scrolls inside itself', () => {
    expect(
      faults(
        <div style={{ overflowX: 'auto' }}>
          <p style={{ whiteSpace: 'nowrap', width: 900 }}>{'wide '.repeat(30)}</p>
        </div>,
      ),
    ).toEqual([])
  })
})

const fonts = ['sans-serif', 'DejaVu Sans', 'serif']
const locales: ExampleLocale[] = ['en', 'es', 'it']

describe.each(locales)('the bars in %s', (locale) => {
  test.each([288, 320, 339, 340, 360, 559, 560, 720, 1200])(
    'at %s px hold their texts apart, inside and legible',
    (width) => {
      const spec = exampleBars(locale)
      const found = fonts.flatMap((fontFamily) =>
        faults(
          <div className="half-open-figure" style={{ fontFamily }}>
            <ChartSvg chart={barsChart(spec)} />
          </div>,
          width,
        ),
      )
      expect(found).toEqual([])
    },
  )

  test.each([560, 720, 1200])('at %s px hold the texts of their table apart', (width) => {
    expect(faults(<DataTable table={barsTable(exampleBars(locale))} />, width)).toEqual([])
  })
})
