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
    "Requests that did not need C1, in the outage: over 1 s (share)",0.547301587302,0.0120634920635,0
    Their median (s),1.5512105,0.06,0.059863
    Their 95th percentile (s),10.98583865,0.06,0.06
    "Requests for C1, in the outage: over 1 s (share)",1,0.0453648915187,0
    Calls that found C1 dead,501,16,0
    Worker time of A spent on the dead C1 (s),2505,80,0
    Requests refused at once,0,637,960
    Clients that left,0,0,0
    Longest queue,43,12,1
    Blacklist periods,0,8,0
    From C1’s return to its first answer (s),0.702313,448.873103,never
    # What one dead server does to a chain
    # During the outage 55 % of requests that did not need C1 took over a second; with C1 removed by hand none. The price: nobody finds out when C1 is back.
    "# half-open, model smartTimeouts, version 1, run 2"
    "
  `)
})
