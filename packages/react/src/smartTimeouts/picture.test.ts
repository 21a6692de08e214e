import { expect, it } from 'vitest'
import { drawPicture } from '../pictures'

// Frozen: these change when a number of the model or the look of the figure does, and then on purpose (vitest -u).
it.each(['light', 'dark'] as const)('the pictures to copy, %s', async (theme) => {
  await expect(drawPicture('SmartTimeoutsChain', { widthPx: 760, theme }).svg).toMatchFileSnapshot(
    `../../../../docs/pictures/smart-timeouts-${theme}.svg`,
  )
  const { svg } = drawPicture('SmartTimeoutsChain', { assumptions: { refusalsCount: true }, widthPx: 760, theme })
  await expect(svg).toMatchFileSnapshot(`../../../../docs/pictures/smart-timeouts-locked-out-${theme}.svg`)
})

it('the numbers to copy', () => {
  expect(drawPicture('SmartTimeoutsChain', { view: 'removed' }).csv).toMatchInlineSnapshot(`
    ""During the outage, and in all",Without,With smart timeouts,C1 removed by hand
    "Requests that did not need C1, in the outage: over 1 s (share)",0.53856,0.00992,0
    Their median (s),1.535161,0.06,0.06
    Their 95th percentile (s),10.6192516,0.06,0.06
    "Requests for C1, in the outage: over 1 s (share)",1,0.0486815415822,0
    Calls that found C1 dead,493,17,0
    Worker time of A spent on the dead C1 (s),2465,85,0
    Requests refused at once,0,622,965
    Clients that left,0,0,0
    Longest queue,38,12,1
    Blacklist periods,0,8,0
    From C1’s return to its first answer (s),4.716512,433.489011,never
    # What one dead server does to a chain
    # During the outage 54 % of requests that did not need C1 took over a second; with C1 removed by hand none. The price: nobody finds out when C1 is back.
    "# half-open, model smartTimeouts, version 1, run 26"
    "
  `)
})
