import { expect, it } from 'vitest'
import { drawPicture } from '../pictures'

// Frozen: these change when a number of a model or the look of the figure does, and then on purpose (vitest -u).
it.each(['light', 'dark'] as const)('the picture to copy, %s', async (theme) => {
  const { svg } = drawPicture('BeliefLags', { widthPx: 760, theme })
  await expect(svg).toMatchFileSnapshot(`../../../../docs/pictures/belief-lags-${theme}.svg`)
})

it('the numbers to copy, and what cites them: every model, its run, and what differs', () => {
  expect(drawPicture('BeliefLags', { seed: 4, assumptions: { heartbeatIntervalS: 120, nodes: 4 } }).csv).toMatchInlineSnapshot(`
    "What there is to notice,Learned after (median) (s),95th percentile (s),The same over fifty runs ≥ (s),The same over fifty runs ≤ (s),Cases
    Registry: a dead socket,296.202,354.59,296.25825,297.894175,14693
    Chain: a dead server,10.720591,,6.88088685,21.51947745,1
    Chain: a server’s return,446.764479,,423.1415755,456.13389125,1
    Node: a changed model,0.0902797927461,0.13506779661,0.0893246596277,0.0911148730272,6000
    # How late a system learns what has become true
    "# The registry is wrong for 4 min 56 s, a node for 90.3 ms (medians); the chain for 11 s when a server dies, and for 7 min 27 s when it is back."
    "# half-open, model fleetDay, version 1, run 4; half-open, model smartTimeouts, version 1, run 4; half-open, model clusterConsistency, version 1, run 4; fleetDay.heartbeatIntervalS=120, clusterConsistency.nodes=4"
    "
  `)
})
