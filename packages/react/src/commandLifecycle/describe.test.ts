import { fleetDay, type FleetDayAssumptions } from '@half-open/sim/fleetDay'
import { describe, expect, it } from 'vitest'
import { locales, type Locale } from '../text/locale'
import { describe as describeFigure } from './describe'
import { lifecycles, type Lifecycles } from './lifecycles'
import { commandLifecycleMessages } from './messages'

function described(given: Partial<FleetDayAssumptions>, locale: Locale, seed = fleetDay.typicalSeed) {
  const assumptions = fleetDay.resolve(given)
  return describeFigure(lifecycles.simulate(given, seed), assumptions, commandLifecycleMessages[locale], locale)
}

/** A result with these counts and nothing else. */
function counts(stuck: number, unwritten: number, expired: number): Lifecycles {
  const { counts: real, commands } = lifecycles.simulate({ devices: 1 }, 1)
  const total = 2000
  const notWaiting = { ...real.notWaiting, total, final: { ...real.notWaiting.final, generated: unwritten, sent: stuck } }
  const waiting = { ...real.waiting, total, expired, reached: { ...real.waiting.reached, confirmed: total - expired } }
  return { counts: { notWaiting, waiting }, commands }
}
const said = (locale: Locale, ...each: Parameters<typeof counts>) =>
  describeFigure(counts(...each), fleetDay.resolve(), commandLifecycleMessages[locale], locale).finding

it.each(locales)('says the numbers of the default day, in %s', (locale) => {
  const { counts: { notWaiting, waiting } } = lifecycles.simulate({}, fleetDay.typicalSeed)
  const { finding } = described({}, locale)
  for (const count of [notWaiting.final.sent, notWaiting.final.generated, waiting.expired]) expect(finding).toContain(String(count))
})

describe('with none, one and many', () => {
  it('in English', () => {
    expect(said('en', 28, 35, 31)).toBe('Of 2,000 commands, 28 stayed “sent” for ever and 35 were never written. With waiting, 1,969 were confirmed, and the 31 that expired are known to have failed.')
    expect(said('en', 1, 1, 1)).toBe('Of 2,000 commands, 1 stayed “sent” for ever and 1 was never written. With waiting, 1,999 were confirmed, and the one that expired is known to have failed.')
    expect(said('en', 0, 3, 0)).toBe('Of 2,000 commands, none stayed “sent” for ever and 3 were never written. With waiting, all 2,000 were confirmed.')
  })

  it('in Spanish', () => {
    expect(said('es', 28, 35, 31)).toBe('De 2000 comandos, 28 quedaron «enviados» para siempre y 35 sin escribir. Esperando se confirmaron 1969, y de los 31 caducados se sabe que fallaron.')
    expect(said('es', 1, 1, 1)).toBe('De 2000 comandos, uno quedó «enviado» para siempre y uno sin escribir. Esperando se confirmaron 1999, y del único caducado se sabe que falló.')
    expect(said('es', 0, 3, 0)).toBe('De 2000 comandos, ninguno quedó «enviado» para siempre y 3 sin escribir. Esperando se confirmaron los 2000.')
  })

  it('in Italian', () => {
    expect(said('it', 28, 35, 31)).toBe('Su 2000 comandi, 28 sono rimasti «inviati» per sempre e 35 non sono mai stati scritti. Aspettando ne sono stati confermati 1969, e dei 31 scaduti si sa che sono falliti.')
    expect(said('it', 1, 1, 1)).toBe('Su 2000 comandi, uno è rimasto «inviato» per sempre e uno non è mai stato scritto. Aspettando ne sono stati confermati 1999, e di quello scaduto si sa che è fallito.')
    expect(said('it', 0, 3, 0)).toBe('Su 2000 comandi, nessuno è rimasto «inviato» per sempre e 3 non sono mai stati scritti. Aspettando sono stati confermati tutti i 2000.')
  })
})

describe('of a single command', () => {
  const of = (locale: Locale, stuck: number, expired: number) => {
    const { counts: many, commands } = counts(stuck, 0, expired)
    const reached = { ...many.waiting.reached, confirmed: 1 - expired }
    const one = { notWaiting: { ...many.notWaiting, total: 1 }, waiting: { ...many.waiting, total: 1, reached } }
    return describeFigure({ counts: one, commands }, fleetDay.resolve(), commandLifecycleMessages[locale], locale).finding
  }

  it.each<[Locale, string, string]>([
    ['en', 'Of 1 command, 1 stayed “sent” for ever and none went unwritten. With waiting, it was confirmed.', 'The one command met a live connection: it was confirmed at once, whether the server waits or not.'],
    ['es', 'De 1 comando, uno quedó «enviado» para siempre y ninguno sin escribir. Esperando se confirmó.', 'El único comando dio con una conexión viva: se confirmó en el acto, espere o no el servidor.'],
    ['it', 'Su 1 comando, uno è rimasto «inviato» per sempre e nessuno è rimasto senza scrittura. Aspettando è stato confermato.', 'L’unico comando ha trovato una connessione viva: è stato confermato subito, che il server aspetti o no.'],
  ])('in %s', (locale, lost, arrived) => {
    expect(of(locale, 1, 0)).toBe(lost)
    expect(of(locale, 0, 0)).toBe(arrived)
  })
})

describe('where there is nothing to see', () => {
  it.each(locales)('says why, and what would show something, in %s', (locale) => {
    expect(described({ devices: 0 }, locale).wayOut).toMatchObject({ key: 'devices', value: 5000 })
    expect(described({ commandsPerDay: 0 }, locale).wayOut).toMatchObject({ key: 'commandsPerDay', value: 2000 })
    const nothingStopped = described({ coverageLossesPerDay: 0 }, locale)
    expect(nothingStopped.wayOut).toMatchObject({ key: 'coverageLossesPerDay', value: 3 })
    expect(nothingStopped.finding).toBe(commandLifecycleMessages[locale].allConfirmed(locale === 'en' ? '2,000' : '2000'))
  })

  it('offers no way out where losses happen and no command met one', () => {
    expect(described({ commandsPerDay: 1 }, 'en', 1).wayOut).toBeUndefined()
  })

  it('the way out leads to something to see', () => {
    for (const given of [{ devices: 0 }, { commandsPerDay: 0 }, { coverageLossesPerDay: 0 }]) {
      const { wayOut } = described(given, 'en')
      if (wayOut === undefined) throw new Error('no way out')
      expect(described({ ...given, [wayOut.key]: wayOut.value }, 'en').finding).toMatch(/stayed “sent” for ever/)
    }
  })
})
