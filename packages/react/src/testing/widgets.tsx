import type { ReactElement } from 'react'
import { CommandLifecycle } from '../commandLifecycle/CommandLifecycle'
import { DetectionLagBar } from '../detectionLag/DetectionLagBar'
import type { Locale } from '../text/locale'

interface Shown {
  locale: Locale
}

/** Every widget as the matrix shows it, beside states that hold nothing to see: a new widget is one entry here. */
export const widgets: { name: string; show: (props: Shown) => ReactElement; empty: ((props: Shown) => ReactElement)[] }[] = [
  {
    name: 'DetectionLagBar',
    show: (props) => <DetectionLagBar {...props} />,
    empty: [
      (props) => <DetectionLagBar {...props} defaultAssumptions={{ devices: 0 }} />,
      (props) => <DetectionLagBar {...props} defaultAssumptions={{ coverageLossesPerDay: 0 }} />,
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
    ],
  },
]
