import { fleetDay } from '@half-open/sim'

const day = fleetDay.simulate({ heartbeatIntervalS: 120, missedHeartbeats: 2 }, 1)

console.log(day.deaths.perDevice, day.detection.activity.all.medianS, day.detection.keepalive.all.medianS)
