import { DetectionLagBar } from '@half-open/react'
import '@half-open/react/styles.css'

export function Figure() {
  return <DetectionLagBar defaultAssumptions={{ heartbeatIntervalS: 120 }} />
}
