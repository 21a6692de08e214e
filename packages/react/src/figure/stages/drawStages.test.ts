import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fixedCanvas, fluidCanvas } from '../svg/Canvas'
import { lightPalette } from '../svg/palette'
import { arbitraryStages } from '../testing/arbitraryStages'
import { dotGrid } from './dotGrid'
import { drawStages } from './drawStages'
import { dotsHeightPx, indentPx, maxDots, minFlowPx } from './sizes'

const width = fc.integer({ min: 288, max: 1400 })

describe('dots', () => {
  test('as many as there may be fit the room that is kept for them, at any width', () => {
    fc.assert(
      fc.property(width, (widthPx) => {
        const { perLine, pitchPx } = dotGrid(widthPx)
        expect(indentPx + perLine * pitchPx).toBeLessThanOrEqual(Math.max(minFlowPx, widthPx))
        expect(Math.ceil(maxDots / perLine) * pitchPx).toBeLessThanOrEqual(dotsHeightPx)
      }),
    )
  })

  test('one for each, in the picture too', () => {
    fc.assert(
      fc.property(arbitraryStages(1), width, (spec, widthPx) => {
        const drawn = JSON.stringify(drawStages(spec, fixedCanvas(widthPx, lightPalette)).nodes).match(/h0/g)?.length ?? 0
        expect(drawn).toBe(spec.flows.flatMap(({ stages }) => stages).reduce((sum, { stopped }) => sum + (stopped?.dots ?? 0), 0))
      }),
    )
  })

  test('however many there are, the figure is equally high', () => {
    fc.assert(
      fc.property(arbitraryStages(1), fc.integer({ min: 0, max: maxDots }), (spec, dots) => {
        const flows = spec.flows.map((flow) => ({ ...flow, stages: flow.stages.map((stage) => ({ ...stage, stopped: stage.stopped && { ...stage.stopped, dots } })) }))
        expect(drawStages({ ...spec, flows }, fluidCanvas).heightPx).toBe(drawStages(spec, fluidCanvas).heightPx)
      }),
    )
  })
})

test('two flows stand side by side where each has its width, otherwise one under the other, each with its title', () => {
  fc.assert(
    fc.property(arbitraryStages(2), (spec) => {
      const placed = (widthPx: number) =>
        drawStages(spec, fixedCanvas(widthPx, lightPalette))
          .nodes.filter(({ tag }) => tag === 'g')
          .map(({ attrs }) => String(attrs['transform']).match(/[\d.]+/g)?.map(Number))
      expect(placed(688)).toEqual([[0, 0], [360, 0]])
      const [, second] = placed(607)
      expect(second?.[0]).toBe(0)
      expect(second?.[1]).toBeGreaterThan(0)
    }),
  )
})
