import { expect, it } from 'vitest'
import { plotChart } from '../figure/plot/plotChart'
import { svgDocument } from '../figure/svgDocument'
import { locales, type Locale } from '../text/locale'
import { lawOf, lawPlot, sample, simulated, type LawWords } from './testing/lawPlot'

const words: Record<Locale, LawWords> = {
  en: {
    title: 'Calls that find the tail dead: the law, and what the model counts',
    finding:
      'Over an hour periods that stay as they are cost 61 calls, periods that grow by a minute 12, and periods that double 7.',
    outage: 'length of the outage',
    calls: (count) => `${count} calls`,
    lines: { constant: 'always a minute', linear: 'a minute more each time', geometric: 'twice as long each time' },
    columns: ['Outage', 'Law', 'Model'],
  },
  es: {
    title: 'Llamadas que hallan caído al último servidor: la ley, y lo que cuenta el modelo',
    finding:
      'En una hora, periodos que no crecen cuestan 61 llamadas; los que crecen un minuto, 12; los que se duplican, 7.',
    outage: 'duración de la caída',
    calls: (count) => `${count} llamadas`,
    lines: { constant: 'siempre un minuto', linear: 'un minuto más cada vez', geometric: 'el doble cada vez' },
    columns: ['Caída', 'Ley', 'Modelo'],
  },
  it: {
    title: 'Chiamate che trovano caduto l’ultimo server: la legge, e ciò che conta il modello',
    finding:
      'In un’ora i periodi che non crescono costano 61 chiamate, quelli che crescono di un minuto 12, quelli che raddoppiano 7.',
    outage: 'durata del guasto',
    calls: (count) => `${count} chiamate`,
    lines: { constant: 'sempre un minuto', linear: 'un minuto in più ogni volta', geometric: 'il doppio ogni volta' },
    columns: ['Guasto', 'Legge', 'Modello'],
  },
}

it('the model counts what the law says', () => {
  for (const { growth, outageS, calls } of sample)
    expect([growth, outageS, calls]).toEqual([growth, outageS, lawOf(growth, outageS)])
  for (const { growth, outageS } of sample.map((each) => ({ ...each, outageS: each.outageS + 17 })))
    expect(simulated(growth, outageS)).toBe(lawOf(growth, outageS))
})

it.each(locales)('the sentence under the plot says what the plot shows, in %s', (locale) => {
  for (const growth of ['constant', 'linear', 'geometric'] as const)
    expect(words[locale].finding).toMatch(new RegExp(`\\b${lawOf(growth, 3600)}\\b`))
})

// Shown on the model's card, and frozen as the other pictures are (vitest -u).
it.each(locales.flatMap((locale) => (['light', 'dark'] as const).map((theme) => [locale, theme] as const)))(
  'the picture of the law, in %s, %s',
  async (locale, theme) => {
    const { title, finding } = words[locale]
    const svg = svgDocument(
      plotChart(lawPlot(words[locale], locale)),
      { title, finding, source: 'half-open smartTimeouts 1' },
      { widthPx: 640, theme },
    )
    await expect(svg).toMatchFileSnapshot(`../../../../docs/static/pictures/smart-timeouts-law-${locale}-${theme}.svg`)
  },
)
