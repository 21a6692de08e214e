import { expect, it } from 'vitest'
import { drawPicture } from '../pictures'

// Frozen: these change when a number of the model or the look of the figure does, and then on purpose (vitest -u).
it.each(['light', 'dark'] as const)('the pictures to copy, %s', async (theme) => {
  await expect(drawPicture('TwoSessionsRace', { view: 'race', widthPx: 760, theme }).svg).toMatchFileSnapshot(
    `../../../../docs/pictures/two-sessions-${theme}.svg`,
  )
  await expect(drawPicture('TwoSessionsRace', { view: 'orders', widthPx: 760, theme }).svg).toMatchFileSnapshot(
    `../../../../docs/pictures/two-sessions-orders-${theme}.svg`,
  )
})

it('the numbers to copy', () => {
  expect(drawPicture('TwoSessionsRace', { view: 'race' }).csv).toMatchInlineSnapshot(`
    "Lane,State,From (s),Until (s)
    Old session,"dead, still open for the server",-160,20
    Old session,close,20,20
    New session,alive,0,440
    New session,login,0,0
    New session,message,30,30
    Entry by generation,old,-160,0
    Entry by generation,new,0,440
    Entry by generation,command confirmed,25,25
    Entry by socket,old,-160,0
    Entry by socket,new,0,20
    Entry by socket,nobody,20,30
    Entry by socket,command never written,25,25
    Entry by socket,new,30,440
    Entry by login,old,-160,0
    Entry by login,new,0,20
    Entry by login,"nobody, until the next login",20,440
    Entry by login,command never written,25,25
    # Two sessions of the same device
    "# The old session closes 20 s after the new login: by socket the device is lost for 10 s, by login until the next one, by generation never."
    # half-open sessionRace 1
    "
  `)
  expect(drawPicture('TwoSessionsRace', { view: 'orders' }).csv).toMatchInlineSnapshot(`
    "The old session’s close comes,Orders,Wrong by generation,To the end by generation,Wrong by socket,To the end by socket,Wrong by login,To the end by login
    before the login,1,0,0,0,0,0,0
    after the login,1,0,0,1,0,1,1
    after message 1,1,0,0,1,0,1,1
    after message 2,1,0,0,1,0,1,1
    after message 3,1,0,0,1,1,1,1
    anywhere,5,0,0,4,1,4,4
    # Two sessions of the same device
    "# The old session closes 20 s after the new login: by socket the device is lost for 10 s, by login until the next one, by generation never."
    # half-open sessionRace 1
    "
  `)
})
