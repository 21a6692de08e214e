import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EventQueue } from './eventQueue'

const drain = <E>(queue: EventQueue<E>) => {
  const taken: [at: number, event: E][] = []
  for (let event = queue.pop(); event !== undefined; event = queue.pop()) taken.push([queue.now, event])
  return taken
}

describe('the event queue', () => {
  it('gives the earliest first, then the smallest rank, then the one put in first', () => {
    const queue = new EventQueue<string>()
    queue.push(2, 0, 'late')
    queue.push(1, 7, 'ranked last')
    queue.push(1, 3, 'first of two')
    queue.push(1, 3, 'second of two')
    queue.push(1, -1, 'ranked first')
    expect(drain(queue)).toEqual([
      [1, 'ranked first'],
      [1, 'first of two'],
      [1, 'second of two'],
      [1, 'ranked last'],
      [2, 'late'],
    ])
  })

  it('is empty before and after, and keeps the time of what it gave last', () => {
    const queue = new EventQueue<number>()
    expect([queue.pop(), queue.now]).toEqual([undefined, 0])
    queue.push(5, 0, 0)
    expect([queue.pop(), queue.pop(), queue.now]).toEqual([0, undefined, 5])
  })

  it('sorts whatever is put in, also between taking', () => {
    const step = fc.record({
      at: fc.integer({ min: 0, max: 5 }),
      rank: fc.integer({ min: 0, max: 2 }),
      takes: fc.integer({ min: 0, max: 2 }),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const queue = new EventQueue<number>()
        let waiting: { at: number; rank: number; event: number }[] = []
        const takeOne = () => {
          const [next, ...rest] = [...waiting].sort((x, y) => x.at - y.at || x.rank - y.rank || x.event - y.event)
          waiting = rest
          expect(queue.pop()).toBe(next?.event)
          if (next) expect(queue.now).toBe(next.at)
        }
        steps.forEach(({ at, rank, takes }, event) => {
          queue.push(at, rank, event)
          waiting.push({ at, rank, event })
          for (let i = 0; i < takes; i++) takeOne()
        })
        while (waiting.length > 0) takeOne()
        expect(queue.pop()).toBeUndefined()
      }),
      { numRuns: 500 },
    )
  })
})
