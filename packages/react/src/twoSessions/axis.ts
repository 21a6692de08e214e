import { sessionRace, type SessionRaceAssumptions } from '@half-open/sim/sessionRace'
import type { Quantity } from '../figure'
import { sliderScale } from '../parts/sliderScale'
import type { Locale } from '../text/locale'
import { formatOffset } from '../text/offset'

/** What the range over the lanes covers: from its end to its end, so that its handle stands at the close. */
export function axisS({ oldCloseAfterLoginS }: SessionRaceAssumptions): [number, number] {
  const { min, max } = sliderScale(sessionRace.assumptions.oldCloseAfterLoginS, oldCloseAfterLoginS)
  return [min, max]
}

/** A time of the model, which counts from the loss, as one that counts from the login. */
export type At = (atS: number) => Quantity

/** A time from the login; the model's milliseconds are whole, and stay so. */
export function offset(atS: number, { coverageLossS }: SessionRaceAssumptions, locale: Locale): Quantity {
  const value = Math.round((atS - coverageLossS) * 1000) / 1000 + 0
  return { value, text: formatOffset(value, locale) }
}
