import type { Scenario } from '../core/model'
import type { SessionRaceAssumptions } from './types'

type RaceScenario = Scenario<SessionRaceAssumptions>

/** No chance, so the middle one of the fifty equal runs. */
const seed = 25

/** ThingsBoard #10056: the old client's disconnect follows the new one's connect by 27 ms. */
const close27Ms: RaceScenario = {
  id: 'close-27-ms-after-login',
  assumptions: { oldCloseAfterLoginS: 0.027, commandAtS: 161 },
  seed,
}

/** STYLY-MDM #70: written at REGISTER alone, deleted by device id 0.8 s later. */
const close800Ms: RaceScenario = {
  id: 'close-800-ms-after-login',
  assumptions: { oldCloseAfterLoginS: 0.8, commandAtS: 400 },
  seed,
}

/** mochi-mqtt #483: the new client works for 18 s, then the first connection's read times out. */
const close18S: RaceScenario = {
  id: 'close-18-s-after-login',
  assumptions: { coverageLossS: 162, oldCloseAfterLoginS: 18, messageIntervalS: 5, commandAtS: 181 },
  seed,
}

/** omnigent #1857: connected and healthy, and shown offline until a restart. */
const absentUntilTheNextLogin: RaceScenario = {
  id: 'absent-until-the-next-login',
  assumptions: { horizonS: 3600, commandAtS: 3600 },
  seed,
}

/** What Traccar, Zuul and the others changed to: remove the entry only if it is still your own. */
const generationSurvives: RaceScenario = {
  id: 'generation-survives',
  assumptions: { bufferedMessages: 2, commandAtS: 170 },
  seed,
}

export const scenarios: readonly RaceScenario[] = [
  close27Ms,
  close800Ms,
  close18S,
  absentUntilTheNextLogin,
  generationSurvives,
]
