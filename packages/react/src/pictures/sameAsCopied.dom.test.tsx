import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { BeliefLags } from '../beliefLags/BeliefLags'
import { ClusterConsistencyTimeline } from '../clusterTimeline/ClusterConsistencyTimeline'
import { CommandLifecycle } from '../commandLifecycle/CommandLifecycle'
import { DetectionLagBar } from '../detectionLag/DetectionLagBar'
import { detectionLagMessages } from '../detectionLag/messages'
import { GatewayRestartCurve } from '../gatewayRestart/GatewayRestartCurve'
import { gatewayRestartCurveMessages } from '../gatewayRestart/messages'
import { partMessages } from '../parts/messages'
import { QueueCliff } from '../queueCliff/QueueCliff'
import { smartTimeoutsChainMessages } from '../smartTimeouts/messages'
import { SmartTimeoutsChain } from '../smartTimeouts/SmartTimeoutsChain'
import { widgets } from '../testing/widgets'
import { TwoSessionsRace } from '../twoSessions/TwoSessionsRace'
import { drawPicture, pictures, type WidgetName } from '.'

const shared = { seed: 3, locale: 'it' } as const
const { causes } = detectionLagMessages.it
const small = { devices: 200, commandsPerDay: 100 }
const race = { oldCloseAfterLoginS: 5 }
const queues = { devices: 2000, queueCapacity: 300, authPerS: 40 }
const cluster = { nodes: 5, trials: 200 }
const outage = { outageS: 600 }
const { copySvg, copyCsv } = partMessages.it

interface Shown {
  widget: ReactElement
  assumptions: object
  /** What a reader presses to see the view. Default: nothing. */
  press?: string
  /** Which of the widget's buttons copies the view. Default: the first. */
  copy?: number
}

const lag = (press?: string): Shown => ({
  widget: <DetectionLagBar {...shared} defaultAssumptions={small} />,
  assumptions: small,
  ...(press && { press }),
})
const sessions: Shown = { widget: <TwoSessionsRace {...shared} defaultAssumptions={race} />, assumptions: race }
const fewer = { devices: 900, authPerS: 20, initPerS: 40, acceptPerS: 90, queueCapacity: 30 }
const restart = (press?: string): Shown => ({
  widget: <GatewayRestartCurve {...shared} defaultAssumptions={fewer} />,
  assumptions: fewer,
  ...(press && { press }),
})

const change: Shown = { widget: <ClusterConsistencyTimeline {...shared} defaultAssumptions={cluster} />, assumptions: cluster }

const chain = (policy: 'with' | 'without' | 'removed'): Shown => ({
  widget: <SmartTimeoutsChain {...shared} defaultAssumptions={outage} />,
  assumptions: outage,
  press: smartTimeoutsChainMessages.it.policies[policy]({ tail: 'C1', parent: 'B1' }),
})

const shortOutage = { outageS: 200, horizonS: 900 }
const beliefs: Shown = {
  widget: (
    <BeliefLags
      locale="it"
      fleetDay={{ seed: 3, defaultAssumptions: small }}
      smartTimeouts={{ seed: 3, defaultAssumptions: shortOutage }}
      clusterConsistency={{ seed: 3, defaultAssumptions: cluster }}
    />
  ),
  assumptions: { ...small, ...shortOutage, ...cluster },
}

/** Each view as its widget shows it. */
const shown: { [W in WidgetName]: Record<keyof (typeof pictures)[W]['views'], Shown> } = {
  BeliefLags: { lags: beliefs },
  DetectionLagBar: { all: lag(), coverage: lag(causes.coverage), nat: lag(causes.nat) },
  CommandLifecycle: {
    both: { widget: <CommandLifecycle {...shared} defaultAssumptions={small} />, assumptions: small },
  },
  SmartTimeoutsChain: { with: chain('with'), without: chain('without'), removed: chain('removed') },
  TwoSessionsRace: { race: sessions, orders: { ...sessions, copy: 1 } },
  GatewayRestartCurve: { fixed: restart(), random: restart(gatewayRestartCurveMessages.it.policies.random) },
  QueueCliff: { queues: { widget: <QueueCliff {...shared} defaultAssumptions={queues} />, assumptions: queues } },
  ClusterConsistencyTimeline: { timeline: change, curve: { ...change, copy: 1 } },
}
const views = Object.entries(shown).flatMap(([name, byView]) =>
  Object.entries<Shown>(byView).map(([view, is]) => [name as WidgetName, view, is] as const),
)

it('every widget has its picture', () => {
  expect(Object.keys(pictures).sort()).toEqual(widgets.map(({ name }) => name).sort())
})

it.each(views)(
  'the picture of %s, "%s", is what a reader of the widget copies',
  async (name, view, { widget, assumptions, press, copy = 0 }) => {
    const picture = drawPicture(name, { ...shared, assumptions, view: view as never })
    const user = userEvent.setup()
    render(widget)
    if (press) await user.click(screen.getByRole('button', { name: press }))
    const copied = async (button: string) => {
      await user.click(screen.getAllByText(button)[copy]!)
      return navigator.clipboard.readText()
    }
    // The spread of the fifty runs is there after a while.
    await expect.poll(() => copied(copyCsv), { timeout: 20_000 }).toBe(picture.csv)
    await expect.poll(() => copied(copySvg)).toBe(picture.svg)
  },
)
