import { claim } from '../core/claim'
import type { Scenario } from '../core/model'
import type { SessionRaceAssumptions, SessionRaceResult } from './types'

type RaceScenario = Scenario<SessionRaceAssumptions, SessionRaceResult>

/** No chance, so the middle one of the fifty equal runs. */
const seed = 25

/** ThingsBoard #10056: the old client's disconnect follows the new one's connect by 27 ms. */
const close27Ms: RaceScenario = {
  id: 'close-27-ms-after-login',
  assumptions: { oldCloseAfterLoginS: 0.027, commandAtS: 161 },
  seed,
  undo: { oldCloseAfterLoginS: -0.027 },
  claim: ({ registries: { generation, socket } }, run) => {
    const later = run({ oldCloseAfterLoginS: 20 }).registries.socket
    claim('27 ms are enough: the device is lost for the rest of its message interval', socket.absentS === 29.973)
    claim('which is longer than after a close that comes 20 s late', socket.absentS > later.absentS)
    claim('a command one second after the login finds nobody', socket.command === 'generated')
    claim('by generation it arrives', generation.command === 'confirmed')
  },
}

/** STYLY-MDM #70: written at REGISTER alone, deleted by device id 0.8 s later. */
const close800Ms: RaceScenario = {
  id: 'close-800-ms-after-login',
  assumptions: { oldCloseAfterLoginS: 0.8, commandAtS: 400 },
  seed,
  undo: { oldCloseAfterLoginS: -0.8 },
  claim: ({ registries: { generation, socket, login } }) => {
    claim('four minutes later a registry written at login alone still finds nobody', login.command === 'generated')
    claim('a registry that every message writes has recovered', socket.command === 'confirmed' && socket.absentS > 0)
    claim('by generation there was nothing to recover from', generation.absentS === 0 && generation.command === 'confirmed')
  },
}

/** mochi-mqtt #483: the new client works for 18 s, then the first connection's read times out. */
const close18S: RaceScenario = {
  id: 'close-18-s-after-login',
  assumptions: { coverageLossS: 162, oldCloseAfterLoginS: 18, messageIntervalS: 5, commandAtS: 181 },
  seed,
  undo: { oldCloseAfterLoginS: -18 },
  claim: ({ registries: { socket, login } }, run) => {
    const both = (r: SessionRaceResult) => [r.registries.socket.command, r.registries.login.command].join()
    claim('for 18 s after its login the device is reached', both(run({ commandAtS: 179 })) === 'confirmed,confirmed')
    claim('then it is lost, although it has spoken three times', both(run()) === 'generated,generated')
    claim('by socket until its next message, 2 s later', socket.absentS === 2)
    claim('by login to the end', login.absentS === 600 - 180)
  },
}

/** omnigent #1857: connected and healthy, and shown offline until a restart. */
const absentUntilTheNextLogin: RaceScenario = {
  id: 'absent-until-the-next-login',
  assumptions: { horizonS: 3600, commandAtS: 3600 },
  seed,
  undo: { oldCloseAfterLoginS: -20 },
  claim: ({ registries: { socket, login } }, run) => {
    claim('from the late close on, the device is absent to the end', login.absentS === 3600 - 180)
    const chatty = run({ messageIntervalS: 1 }).registries.login
    claim('a message a second does not bring it back', chatty.absentS === login.absentS)
    claim('nearly an hour later a command finds nobody', login.command === 'generated')
    claim('where messages write the entry, the next one is enough', socket.absentS > 0 && socket.absentS <= 30)
  },
}

/** What Traccar, Zuul and the others changed to: remove the entry only if it is still your own. */
const generationSurvives: RaceScenario = {
  id: 'generation-survives',
  assumptions: { bufferedMessages: 2, commandAtS: 170 },
  seed,
  undo: { bufferedMessages: 0, oldCloseAfterLoginS: -20 },
  claim: ({ registries: { generation, socket, login } }) => {
    claim('by socket a late message turns the entry back to the dead session', socket.ghostS > 160 && socket.command === 'sent')
    claim('by socket and by login the late close erases the live device', socket.absentS > 0 && login.absentS > 0)
    claim('by generation neither touches it', generation.ghostS === 160 && generation.absentS === 0)
    claim('by generation the command arrives', generation.command === 'confirmed')
  },
}

export const scenarios: readonly RaceScenario[] = [
  close27Ms,
  close800Ms,
  close18S,
  absentUntilTheNextLogin,
  generationSurvives,
]
