import type { Locale } from '../../../text/locale'
import { en } from './en'
import { es } from './es'
import type { FleetDayLagWords, FleetDayMessages, FleetDayOtherWords } from './FleetDayMessages'
import { it } from './it'
import { en as otherEn } from './other/en'
import { es as otherEs } from './other/es'
import { it as otherIt } from './other/it'

/** All the words of the fleet's day. */
export const fleetDayMessages: Record<Locale, FleetDayMessages> = {
  en: /* @__PURE__ */ joined(en, otherEn),
  es: /* @__PURE__ */ joined(es, otherEs),
  it: /* @__PURE__ */ joined(it, otherIt),
}

function joined(lag: FleetDayLagWords, other: FleetDayOtherWords): FleetDayMessages {
  return {
    ...lag,
    assumptions: { ...lag.assumptions, ...other.assumptions },
    sources: { ...lag.sources, ...other.sources },
    choices: other.choices,
  }
}
