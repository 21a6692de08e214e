import { DetectionLagBar } from '@half-open/react'

export default function Page() {
  return (
    <main>
      <h1>The open socket</h1>
      <p>A server lists a device as connected. It has only not been told otherwise.</p>
      <DetectionLagBar defaultAssumptions={{ heartbeatIntervalS: 120 }}>
        The lag between the death of a connection and the moment the server learns of it.
      </DetectionLagBar>
      <p>The bars end at the median. Half of the deaths are noticed later than that.</p>
    </main>
  )
}
