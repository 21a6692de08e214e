import { claim, type Claim } from '../../core/testing/claim'
import type { SessionRaceAssumptions, SessionRaceResult } from '../types'

/** The claims of the scenarios, by id. */
export const claims: Record<string, Claim<SessionRaceAssumptions, SessionRaceResult>> = {
  'close-27-ms-after-login': {
    undo: { oldCloseAfterLoginS: -0.027 },
    claim: ({ registries: { generation, socket } }, run) => {
      const later = run({ oldCloseAfterLoginS: 20 }).registries.socket
      claim('27 ms are enough: the device is lost for the rest of its message interval', socket.absentS === 29.973)
      claim('which is longer than after a close that comes 20 s late', socket.absentS > later.absentS)
      claim('a command one second after the login finds nobody', socket.command === 'generated')
      claim('by generation it arrives', generation.command === 'confirmed')
    },
  },
  'close-800-ms-after-login': {
    undo: { oldCloseAfterLoginS: -0.8 },
    claim: ({ registries: { generation, socket, login } }) => {
      claim('four minutes later a registry written at login alone still finds nobody', login.command === 'generated')
      claim('a registry that every message writes has recovered', socket.command === 'confirmed' && socket.absentS > 0)
      claim('by generation there was nothing to recover from', generation.absentS === 0 && generation.command === 'confirmed')
    },
  },
  'close-18-s-after-login': {
    undo: { oldCloseAfterLoginS: -18 },
    claim: ({ registries: { socket, login } }, run) => {
      const both = (r: SessionRaceResult) => [r.registries.socket.command, r.registries.login.command].join()
      claim('for 18 s after its login the device is reached', both(run({ commandAtS: 179 })) === 'confirmed,confirmed')
      claim('then it is lost, although it has spoken three times', both(run()) === 'generated,generated')
      claim('by socket until its next message, 2 s later', socket.absentS === 2)
      claim('by login to the end', login.absentS === 600 - 180)
    },
  },
  'absent-until-the-next-login': {
    undo: { oldCloseAfterLoginS: -20 },
    claim: ({ registries: { socket, login } }, run) => {
      claim('from the late close on, the device is absent to the end', login.absentS === 3600 - 180)
      const chatty = run({ messageIntervalS: 1 }).registries.login
      claim('a message a second does not bring it back', chatty.absentS === login.absentS)
      claim('nearly an hour later a command finds nobody', login.command === 'generated')
      claim('where messages write the entry, the next one is enough', socket.absentS > 0 && socket.absentS <= 30)
    },
  },
  'generation-survives': {
    undo: { bufferedMessages: 0, oldCloseAfterLoginS: -20 },
    claim: ({ registries: { generation, socket, login } }) => {
      claim('by socket a late message turns the entry back to the dead session', socket.ghostS > 160 && socket.command === 'sent')
      claim('by socket and by login the late close erases the live device', socket.absentS > 0 && login.absentS > 0)
      claim('by generation neither touches it', generation.ghostS === 160 && generation.absentS === 0)
      claim('by generation the command arrives', generation.command === 'confirmed')
    },
  },
}
