import { expect, it } from 'vitest'
import { drawPicture } from '../pictures'

// Frozen: these change when a number of the model or the look of the figure does, and then on purpose (vitest -u).
it.each(['light', 'dark'] as const)('the picture to copy, %s', async (theme) => {
  await expect(drawPicture('QueueCliff', { widthPx: 760, theme }).svg).toMatchFileSnapshot(
    `../../../../docs/pictures/queue-cliff-${theme}.svg`,
  )
})

it('the numbers to copy', () => {
  expect(drawPicture('QueueCliff').csv).toMatchInlineSnapshot(`
    "Accept queue,Fixed wait (s),Random wait (s)
    64,538,245
    128,292,184
    256,169,175
    512,139,175
    768,163,175
    832,189,175
    896,never,175
    1024,never,175
    2048,never,175
    4096,never,175
    "# The accept queue, and when all are back"
    "# With a fixed wait and a queue of 512 all are back in 2 min 19 s, from 896 on never; at random, in 2 min 55 s with 512, in 4 min 5 s at most."
    "# half-open, model gatewayRestart, version 1, run 12"
    "
  `)
})
