import { Article, Assumption, DetectionLagBar, Result, TwoSessionsRace } from '@half-open/react'
import { Figure } from './Figure'

export function App() {
  return (
    <main>
      <h1>The open socket</h1>
      <Article name="open-socket" assumptions={{ fleetDay: { heartbeatIntervalS: 120 } }}>
        <p>
          With a heartbeat every <Assumption of="fleetDay" name="heartbeatIntervalS" /> half of the deaths are noticed within{' '}
          <Result of="fleetDay" metric="activityMedian" />, the other half later than that.
        </p>
        <DetectionLagBar />
      </Article>
      <TwoSessionsRace />
      <Figure />
    </main>
  )
}
