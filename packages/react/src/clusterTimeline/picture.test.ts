import { expect, it } from 'vitest'
import { drawPicture } from '../pictures'

// Frozen: these change when a number of the model or the look of the figure does, and then on purpose (vitest -u).
it.each(['light', 'dark'] as const)('the pictures to copy, %s', async (theme) => {
  await expect(
    drawPicture('ClusterConsistencyTimeline', { view: 'timeline', widthPx: 760, theme }).svg,
  ).toMatchFileSnapshot(`../../../../docs/pictures/cluster-lanes-${theme}.svg`)
  await expect(
    drawPicture('ClusterConsistencyTimeline', { view: 'curve', widthPx: 760, theme }).svg,
  ).toMatchFileSnapshot(`../../../../docs/pictures/cluster-curve-${theme}.svg`)
})

it('the numbers to copy', () => {
  expect(drawPicture('ClusterConsistencyTimeline', { view: 'timeline' }).csv).toMatchInlineSnapshot(`
    "Lane,State,From (ms),Until (ms)
    Author,commits the change,0,0
    Author,waits for the node,50,108.625
    Author,"reads the new, after a wait",108.625,108.625
    Node 1,old,-30,0
    Node 1,new,0,200
    Node 2,old,-30,0
    Node 2,stale,0,108.625
    Node 2,"asks the database, begins to reload",68.625,68.625
    Node 2,new,108.625,200
    Node 3,old,-30,0
    Node 3,stale,0,71.69
    Node 3,"asks the database, begins to reload",31.69,31.69
    Node 3,new,71.69,200
    Second device,reads the old,50,50
    "Property values, shared by all nodes","the same everywhere, at once",-30,200
    # Reading your own write in a cluster
    # 50 ms after the commit 90 % of the authors’ next reads meet a node that is still old. With the token none reads the old: they wait 46 ms on average.
    "# half-open, model clusterConsistency, version 1, run 36"
    "
  `)
  expect(drawPicture('ClusterConsistencyTimeline', { view: 'curve' }).csv).toMatchInlineSnapshot(`
    "After the commit,Another node,"Another node, by the law",All nodes,"All nodes, by the law"
    0 ms,0,0,0,0
    30 ms,0,0,0,0
    60 ms,0.19,0.2,0.0375,0.04
    90 ms,0.49225,0.5,0.245,0.25
    120 ms,0.79825,0.8,0.6385,0.64
    150 ms,1,1,1,1
    180 ms,1,1,1,1
    210 ms,1,1,1,1
    240 ms,1,1,1,1
    270 ms,1,1,1,1
    300 ms,1,1,1,1
    # Reading your own write in a cluster
    # 50 ms after the commit 90 % of the authors’ next reads meet a node that is still old. With the token none reads the old: they wait 46 ms on average.
    "# half-open, model clusterConsistency, version 1, run 36"
    "
  `)
})
