import { Article, Assumption, DetectionLagBar, Result, defineArticle } from '@half-open/react'
import { Commands } from './Commands'
import { Summary } from './Summary'

const open = defineArticle({ name: 'open-socket', assumptions: { fleetDay: { heartbeatIntervalS: 120 } } })

export default function Page() {
  return (
    <main>
      <h1>The open socket</h1>
      <Article {...open}>
        <p>
          A parked device sends a heartbeat every <Assumption of="fleetDay" name="heartbeatIntervalS" />. The server gives it
          up once <Assumption of="fleetDay" name="missedHeartbeats" /> are missing:{' '}
          <Result of="fleetDay" metric="activityMedian" /> after the connection died.
        </p>
        <DetectionLagBar />
        <Commands />
      </Article>
      <Summary article={open} />
    </main>
  )
}
