import { expect, it } from 'vitest'
import { drawPicture } from '../pictures'

// Frozen: these change when a number of the model or the look of the figure does, and then on purpose (vitest -u).
it.each(['light', 'dark'] as const)('the picture to copy, %s', async (theme) => {
  await expect(drawPicture('CommandLifecycle', { widthPx: 760, theme }).svg).toMatchFileSnapshot(
    `../../../../docs/pictures/command-lifecycle-${theme}.svg`,
  )
})

it('the numbers to copy', () => {
  expect(drawPicture('CommandLifecycle').csv).toMatchInlineSnapshot(`
    ""Server, and state of the command",Reached,Stopped there,Median to the next (s),95th percentile (s)
    Nobody waits: generated,2000,36,,
    Nobody waits: sent,1964,28,,
    Nobody waits: confirmed,1936,,83.061,174.9292
    "Nobody waits: carried out, and verified",1933,,,
    Waits and resends: generated,2000,15,,
    Waits and resends: sent,1985,16,,
    Waits and resends: confirmed,1969,,84.4345,175.2093
    "Waits and resends: carried out, and verified",1962,,,
    # What becomes of a command
    "# Of 2,000 commands, 28 stayed “sent” for ever and 36 were never written. With waiting, 1,969 were confirmed, and the 31 that expired are known to have failed."
    "# half-open fleetDay 1, run 1"
    "
  `)
})
