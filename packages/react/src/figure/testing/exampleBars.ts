import type { BarRow, Bars, Citation, Quantity } from '../specs'

const texts = {
  en: {
    name: 'Bars, four rows; values in the table',
    axis: 'Time until the server knows that a connection is dead',
    rows: [
      'Application activity (3 heartbeats missed)',
      'TCP keepalive at its defaults',
      'Activity, or the new session',
      'Keepalive, or the new session',
    ],
    columns: { row: 'What tells the server', bar: 'Median', mark: '95th percentile', band: 'Median over fifty runs' },
    deaths: 'Deaths',
    empty: 'no such death',
  },
  es: {
    name: 'Barras, cuatro filas; los valores, en la tabla',
    axis: 'Tiempo hasta que el servidor sabe que una conexión está muerta',
    rows: [
      'Actividad de la aplicación (3 latidos perdidos)',
      'Keepalive de TCP con sus valores por defecto',
      'Actividad, o la sesión nueva',
      'Keepalive, o la sesión nueva',
    ],
    columns: {
      row: 'Qué avisa al servidor',
      bar: 'Mediana',
      mark: 'Percentil 95',
      band: 'Mediana en cincuenta simulaciones',
    },
    deaths: 'Muertes',
    empty: 'ninguna muerte así',
  },
  it: {
    name: 'Barre, quattro righe; i valori nella tabella',
    axis: 'Tempo prima che il server sappia che una connessione è morta',
    rows: [
      'Attività dell’applicazione (3 heartbeat mancati)',
      'Keepalive TCP con i valori predefiniti',
      'Attività, o la nuova sessione',
      'Keepalive, o la nuova sessione',
    ],
    columns: {
      row: 'Che cosa avvisa il server',
      bar: 'Mediana',
      mark: '95º percentile',
      band: 'Mediana su cinquanta simulazioni',
    },
    deaths: 'Morti',
    empty: 'nessuna morte così',
  },
}

export type ExampleLocale = keyof typeof texts

const measured = [
  {
    id: 'activity',
    role: 'is',
    bar: [462, '7 min 42 s'],
    mark: [534, '8 min 54 s'],
    band: [
      [459, '7 min 39 s'],
      [466, '7 min 46 s'],
    ],
  },
  {
    id: 'keepalive',
    role: 'wrong',
    bar: [7797, '2 h 9 min 57 s'],
    mark: [7874, '2 h 11 min 14 s'],
    band: [
      [7795, '2 h 9 min 55 s'],
      [7799, '2 h 9 min 59 s'],
    ],
  },
  { id: 'activityOrNewSession', role: 'is', bar: [434, '7 min 14 s'], mark: [532, '8 min 52 s'], band: null },
  {
    id: 'keepaliveOrNewSession',
    role: 'wrong',
    bar: [939, '15 min 39 s'],
    mark: [1729, '28 min 49 s'],
    band: [
      [820, '13 min 40 s'],
      [1110, '18 min 30 s'],
    ],
  },
] as const

/** A figure with real texts and numbers, for tests. */
export function exampleBars(locale: ExampleLocale = 'en'): Bars {
  const { name, axis, rows, columns, deaths, empty } = texts[locale]
  return {
    kind: 'bars',
    name,
    x: {
      domain: [0, 8000],
      unit: 's',
      label: axis,
      ticks: [
        { at: 0, label: '0' },
        { at: 1800, label: '30 min', wideOnly: true },
        { at: 3600, label: '1 h' },
        { at: 5400, label: '90 min', wideOnly: true },
        { at: 7200, label: '2 h' },
      ],
    },
    rows: measured.map(({ id, role, bar, mark, band }, index): BarRow => ({
      id,
      role,
      label: rows[index] ?? '',
      bar: quantity(bar),
      mark: quantity(mark),
      band: band && [quantity(band[0]), quantity(band[1])],
      empty,
      more: [{ value: 5832, text: '5,832' }],
    })),
    columns,
    moreColumns: [{ head: deaths }],
    markPrefix: 'p95',
  }
}

export const exampleCitation: Citation = {
  title: 'How long a dead connection is believed alive',
  finding: 'With keepalive the server believed it alive for 2 h 10 min (median); watching heartbeats, 7 min 42 s.',
  source: 'fleetDay 1 · seed 17 · half-open 0.1.0',
}

function quantity([value, text]: readonly [number, string]): Quantity {
  return { value, text: text.replaceAll(' ', '\u00a0') }
}
