import { writeFileSync } from 'node:fs'
import { drawPicture } from '@half-open/react/pictures'

const { svg, finding } = drawPicture('DetectionLagBar', {
  assumptions: { heartbeatIntervalS: 120 },
  theme: 'dark',
})

writeFileSync('figure.svg', svg)
writeFileSync('figure.txt', finding)
