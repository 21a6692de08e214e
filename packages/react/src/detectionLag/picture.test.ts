import { expect, it } from 'vitest'
import { drawPicture } from '../pictures'

// Frozen: these change when a number of the model or the look of the figure does, and then on purpose (vitest -u).
it.each(['light', 'dark'] as const)('the README shows what the figure is today, %s', async (theme) => {
  const { svg } = drawPicture('DetectionLagBar', { widthPx: 760, theme })
  await expect(svg).toMatchFileSnapshot(`../../../../docs/pictures/detection-lag-${theme}.svg`)
})
