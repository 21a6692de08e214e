import { expect, it } from 'vitest'
import { drawPicture } from '../pictures'

const never = { assumptions: { queueCapacity: 1024 }, widthPx: 760 }

// Frozen: these change when a number of the model or the look of the figure does, and then on purpose (vitest -u).
it.each(['light', 'dark'] as const)('the pictures to copy, %s', async (theme) => {
  await expect(drawPicture('GatewayRestartCurve', { widthPx: 760, theme }).svg).toMatchFileSnapshot(
    `../../../../docs/pictures/gateway-restart-${theme}.svg`,
  )
  await expect(drawPicture('GatewayRestartCurve', { ...never, theme }).svg).toMatchFileSnapshot(
    `../../../../docs/pictures/gateway-restart-never-${theme}.svg`,
  )
})

it('the numbers to copy', () => {
  expect(drawPicture('GatewayRestartCurve', never).csv).toMatchInlineSnapshot(`
    "From the fall of the gateway,Fixed wait,Random wait
    Half of the fleet is back (s),never,84
    Nineteen in twenty are back (s),never,118
    The last device is back (s),never,175
    Back after 1 min (share),0.02,0.02
    Back after 2 min (share),0.3904,0.9712
    Back after 3 min (share),0.3904,1
    Attempts,460220,14559
    Refused attempts,25000,9559
    SYNs dropped,586888,0
    Attempts given up,433268,0
    Logins checked in vain,352148,0
    # How long until the whole fleet is back
    "# With a fixed 10 s the fleet is stuck at 39 % for ever; at random, all are back after 2 min 55 s."
    "# half-open, model gatewayRestart, version 1, run 12; queueCapacity=1024"
    "
  `)
})
