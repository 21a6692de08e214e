import { describeLaws } from '../core/testing/laws'
import { sessionRace } from './sessionRace'
import { claims } from './testing/claims'

describeLaws(sessionRace, {
  claims,
  small: {},
  unrelated: [
    {
      what: 'another time of the command leaves every state as it was',
      changed: { commandAtS: 170 },
      same: ({ registries }) => Object.values(registries).map(({ spans, ghostS, absentS }) => ({ spans, ghostS, absentS })),
    },
    {
      what: 'faster messages help by socket alone',
      changed: { messageIntervalS: 10 },
      same: ({ registries: { generation, login } }) => ({ generation, login }),
    },
    {
      what: 'late messages of the old session harm by socket alone',
      changed: { bufferedMessages: 2 },
      same: ({ registries: { generation, login } }) => ({ generation, login }),
    },
  ],
})
