import { describe, expect, it } from 'vitest'
import { insertSorted, mergeTouching, spans } from './spans'

function merged(...pairs: readonly [number, number][]): [number, number][] {
  const given = spans(pairs.length)
  given.count = pairs.length
  pairs.forEach(([start, end], i) => {
    given.starts[i] = start
    given.ends[i] = end
  })
  mergeTouching(given)
  return Array.from({ length: given.count }, (_, i) => [given.starts[i]!, given.ends[i]!])
}

describe('mergeTouching', () => {
  it.each<[string, [number, number][], [number, number][]]>([
    ['nothing', [], []],
    ['spans apart', [[0, 1], [2, 3]], [[0, 1], [2, 3]]],
    ['spans that touch', [[0, 1], [1, 3]], [[0, 3]]],
    ['spans that overlap', [[0, 2], [1, 3], [4, 5]], [[0, 3], [4, 5]]],
    ['a span within another', [[0, 9], [1, 3], [5, 9], [9, 10]], [[0, 10]]],
    ['equal starts', [[0, 1], [0, 1]], [[0, 1]]],
  ])('merges %s', (_, given, expected) => {
    expect(merged(...given)).toEqual(expected)
  })
})

describe('insertSorted', () => {
  it('keeps the order and says where it put the value', () => {
    const values = new Float64Array(4)
    expect([5, 1, 3, 5].map((value, count) => insertSorted(values, count, value))).toEqual([0, 0, 1, 3])
    expect([...values]).toEqual([1, 3, 5, 5])
  })
})
