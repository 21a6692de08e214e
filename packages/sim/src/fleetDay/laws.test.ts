import { describeLaws } from '../core/testing/laws'
import { fleetDay } from './fleetDay'
import { claims } from './testing/claims'

describeLaws(fleetDay, {
  claims,
  small: { devices: 200 },
  unrelated: [
    {
      what: 'longer headers change no lag and no death',
      changed: { headerBytes: 60 },
      same: ({ deaths, detection }) => ({ deaths, detection }),
    },
    {
      what: 'another keepalive changes no lag of the others',
      changed: { keepaliveIdleS: 60 },
      same: ({ deaths, traffic, detection: { activity, newSession } }) => ({ deaths, traffic, activity, newSession }),
    },
    {
      what: 'another policy changes no death, no lag and no ghost',
      changed: { awaitConfirmation: false, confirmationWaitS: 60, commandExpiryS: 900, executionS: 60 },
      same: ({ commands, ...rest }) => ({ ...rest, total: commands.total }),
    },
    {
      what: 'another registry and another detection change no death, no lag and no traffic',
      changed: { registry: 'socket', detection: 'keepalive' },
      same: ({ deaths, detection, traffic }) => ({ deaths, detection, traffic }),
    },
    {
      what: 'fewer commands change nothing but themselves',
      changed: { commandsPerDay: 100 },
      same: ({ deaths, detection, registry, traffic }) => ({ deaths, detection, registry, traffic }),
    },
    {
      what: 'other positions, heartbeats and trips leave the losses where they were',
      changed: { positionIntervalS: 60, heartbeatIntervalS: 240, tripsMax: 6, tripMaxS: 3600 },
      same: ({ deaths, detection: { newSession } }) => ({ deaths, newSession }),
    },
  ],
})
