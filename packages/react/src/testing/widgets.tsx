import type { ReactElement } from 'react'
import { CommandLifecycle } from '../commandLifecycle/CommandLifecycle'
import { DetectionLagBar } from '../detectionLag/DetectionLagBar'
import type { Locale } from '../text/locale'
import { TwoSessionsRace } from '../twoSessions/TwoSessionsRace'

interface Shown {
  locale: Locale
}

/** Every widget as the matrix shows it, beside states that hold little or nothing to see: a new widget is one entry here. */
export const widgets: { name: string; show: (props: Shown) => ReactElement; empty: ((props: Shown) => ReactElement)[] }[] = [
  {
    name: 'DetectionLagBar',
    show: (props) => <DetectionLagBar {...props} />,
    empty: [
      (props) => <DetectionLagBar {...props} defaultAssumptions={{ devices: 0 }} />,
      (props) => <DetectionLagBar {...props} defaultAssumptions={{ coverageLossesPerDay: 0 }} />,
      (props) => <DetectionLagBar {...props} predict />,
    ],
  },
  {
    name: 'CommandLifecycle',
    show: (props) => <CommandLifecycle {...props} />,
    empty: [
      (props) => <CommandLifecycle {...props} defaultAssumptions={{ devices: 0 }} />,
      (props) => <CommandLifecycle {...props} defaultAssumptions={{ commandsPerDay: 0 }} />,
      (props) => <CommandLifecycle {...props} defaultAssumptions={{ coverageLossesPerDay: 0 }} />,
      (props) => <CommandLifecycle {...props} defaultAssumptions={{ commandsPerDay: 100_000, heartbeatIntervalS: 360 }} />,
      (props) => <CommandLifecycle {...props} predict />,
    ],
  },
  {
    name: 'TwoSessionsRace',
    show: (props) => <TwoSessionsRace {...props} />,
    empty: [
      (props) => <TwoSessionsRace {...props} defaultAssumptions={{ coverageLossS: 900 }} />,
      (props) => <TwoSessionsRace {...props} defaultAssumptions={{ oldCloseAfterLoginS: -20 }} />,
      (props) => <TwoSessionsRace {...props} defaultAssumptions={{ coverageLossS: 10, commandAtS: 8, oldCloseAfterLoginS: 400, horizonS: 300 }} />,
      (props) => <TwoSessionsRace {...props} defaultAssumptions={{ bufferedMessages: 6, newMessages: 6, messageIntervalS: 3 }} />,
    ],
  },
]
