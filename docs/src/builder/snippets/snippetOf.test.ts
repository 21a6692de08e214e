// @vitest-environment jsdom
import { partMessages } from '@half-open/react/words'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kebabOf } from '../../../../packages/elements/src/names'
import { modelOf, runOf, startOf, type Choice } from '../Choice'
import { drawnOf } from '../drawnOf'
import { sites, type Site } from '../sites'
import { arbitraryChoice } from '../testing/arbitraryChoice'
import { parseSnippet } from '../testing/parseSnippet'
import type { DrawnFigure } from './Snippet'
import { snippetOf } from './snippetOf'

/** What a picture would say, without what it costs to draw it. */
function undrawn(choice: Choice): DrawnFigure {
  const { id, version, withoutChance, resolve } = modelOf(choice)
  const { assumptions, seed } = runOf(choice)
  const defaults = resolve()
  const changed = Object.entries(assumptions).filter(([name, value]) => value !== defaults[name])
  const cited = partMessages[choice.locale].cite(id, version, withoutChance ? undefined : String(seed))
  const source = [cited, changed.map((pair) => pair.join('=')).join(', ')].filter(Boolean).join('; ')
  return { title: 'What A & B say', finding: '1 < 2, “so” it’s "late"', source, widthPx: 720, heightPx: 300 }
}

const figureOf = (site: Site, choice: Choice, drawn = undrawn(choice)) =>
  snippetOf(site, choice, drawn)!.find(({ kind }) => kind === 'figure')!.code

const usual: Choice = { widget: 'DetectionLagBar', locale: 'en', assumptions: {} }

describe.each(sites)('for %s', (site) => {
  it('shows, read as that site reads it, what was chosen', () => {
    fc.assert(
      fc.property(arbitraryChoice, (choice) => {
        const parsed = parseSnippet(site, snippetOf(site, choice, undrawn(choice))!)
        expect([parsed.widget, parsed.locale]).toEqual([choice.widget, choice.locale])
        expect(runOf(parsed)).toEqual(runOf(choice))
      }),
    )
  })

  it('says no assumption that is where it begins', () => {
    const code = figureOf(site, usual)
    for (const name of Object.keys(startOf(usual))) {
      for (const written of [`${name}: `, `${name}=`, `${kebabOf(name)}=`]) expect(code).not.toContain(written)
    }
  })

  it('has lines to read, and no end of line in want of one', () => {
    fc.assert(
      fc.property(arbitraryChoice, (choice) => {
        for (const { code } of snippetOf(site, choice, undrawn(choice))!) {
          expect(code).toBe(code.trim())
          expect(code).not.toMatch(/[ \t]$/m)
        }
      }),
    )
  })
})

it('is one line for one assumption, and a line for each prop where there are many', () => {
  expect(figureOf('mdx', { ...usual, assumptions: { heartbeatIntervalS: 120 } }))
    .toBe(`import { DetectionLagBar } from '@half-open/react'
import '@half-open/react/styles.css'

<DetectionLagBar defaultAssumptions={{ heartbeatIntervalS: 120 }} />`)
  const many = {
    ...usual,
    locale: 'es',
    scenario: 'keepalive-tuned',
    assumptions: { heartbeatIntervalS: 120 },
    seed: 7,
  } as const
  expect(figureOf('react', many)).toBe(`import { DetectionLagBar } from '@half-open/react'
import '@half-open/react/styles.css'

export function Figure() {
  return (
    <DetectionLagBar
      locale="es"
      scenario="keepalive-tuned"
      defaultAssumptions={{ heartbeatIntervalS: 120 }}
      defaultSeed={7}
    />
  )
}`)
})

it('holds what the drawn picture says, as text', () => {
  const choice: Choice = { ...usual, widget: 'TwoSessionsRace', locale: 'it', assumptions: { oldCloseAfterLoginS: 5 } }
  const drawn = drawnOf(choice)
  expect(drawn.svg).toContain(`<desc>${drawn.finding}</desc>`)
  expect(figureOf('wordpress', choice, drawn).split('\n')).toEqual(
    expect.arrayContaining(['    width="720"', `    height="${drawn.heightPx}"`, `    alt="${drawn.finding}"`]),
  )
  expect(drawn.source).toBe(undrawn(choice).source)
  expect(figureOf('html', usual)).toContain('1 &lt; 2, “so” it’s &quot;late&quot;')
})

it('waits for the picture where it speaks of it', () => {
  expect(sites.filter((site) => snippetOf(site, usual) === undefined)).toEqual(['html', 'iframe', 'wordpress'])
})
