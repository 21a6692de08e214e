import { describe, expect, it } from 'vitest'
import { fixedCanvas } from '../svg/Canvas'
import { lightPalette } from '../svg/palette'
import type { SvgNode } from '../svg/SvgNode'
import { drawTree } from './drawTree'
import type { ServerTree, TreeServer } from './spec'

const quantity = (value: number) => ({ value, text: String(value) })
const server = (id: string, above: string | null, given: Partial<TreeServer> = {}): TreeServer => ({
  id,
  above,
  label: id,
  isCutOff: false,
  workers: { waitsForDead: quantity(1), waits: quantity(0), works: quantity(0), idle: quantity(1) },
  ...given,
})
const tree = (...servers: TreeServer[]): ServerTree => ({
  kind: 'tree',
  name: 'Tree',
  caption: '',
  columns: { server: '', waitsForDead: '', waits: '', works: '', idle: '', note: '' },
  servers,
})

const flat = (nodes: readonly (SvgNode | string)[]): SvgNode[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...flat(node.children)]))
const draw = (spec: ServerTree, widthPx: number) => flat(drawTree(spec, fixedCanvas(widthPx, lightPalette)).nodes)
const names = (nodes: SvgNode[]) =>
  nodes
    .filter(({ tag, attrs }) => tag === 'text' && String(attrs['class']).includes('value'))
    .map(({ children, attrs }) => [children[0], attrs['x'], attrs['y']])
const cells = (nodes: SvgNode[]) =>
  nodes.filter(({ attrs }) => String(attrs['class']).includes('half-open-cut')).map(({ attrs }) => attrs['width'])

const seven = tree(
  server('A', null),
  server('B1', 'A'),
  server('C1', 'B1'),
  server('C2', 'B1'),
  server('B2', 'A'),
  server('C3', 'B2'),
  server('C4', 'B2'),
)

describe('a tree of servers', () => {
  it('stands level by level where there is room, each server over the middle of those below it', () => {
    const placed = names(draw(seven, 800))
    expect(placed.map(([name, x]) => `${String(name)} ${String(x)}`)).toEqual([
      'A 400',
      'B1 200',
      'C1 100',
      'C2 300',
      'B2 600',
      'C3 500',
      'C4 700',
    ])
    expect(new Set(placed.map(([, , y]) => y)).size).toBe(3)
  })

  it('is an indented list on a phone, and where its texts have no room beside each other', () => {
    const list = [0, 18, 36, 36, 18, 36, 36]
    expect(names(draw(seven, 340)).map(([, x]) => x)).toEqual(list)
    const wordy = tree(
      ...seven.servers.map((each) => ({
        ...each,
        note: { text: 'has a great deal to say about itself', role: 'none' as const },
      })),
    )
    expect(names(draw(wordy, 800)).map(([, x]) => x)).toEqual(list)
  })

  it('has a square for each worker, and of many a bar whose parts are as wide as the states are frequent', () => {
    expect(cells(draw(tree(server('A', null)), 340))).toEqual([14, 14])
    const many = server('A', null, {
      workers: { waitsForDead: quantity(50), waits: quantity(0), works: quantity(1), idle: quantity(49) },
    })
    const [stuck, works, idle, ...others] = cells(draw(tree(many), 340)) as [number, number, number]
    expect(others).toEqual([])
    expect(Math.abs(stuck - idle)).toBeLessThan(4)
    expect(works).toBeGreaterThanOrEqual(2)
    expect(stuck + works + idle).toBeLessThan(192)
  })

  it('is dashed to a server that is not asked', () => {
    const dashed = (isCutOff: boolean) =>
      draw(tree(server('A', null), server('B1', 'A', { isCutOff })), 800).filter(
        ({ tag, attrs }) => tag === 'line' && attrs['stroke-dasharray'] === '4 3',
      ).length
    expect([dashed(true), dashed(false)]).toEqual([1, 0])
  })
})
