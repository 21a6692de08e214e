import { expect, test } from 'vitest'
import { fluidCanvas } from './Canvas'
import { svgNode } from './SvgNode'
import { variants } from './variants'

const canvas = { ...fluidCanvas, widthsPx: [288, 340, 560] }
const text = (content: string) => [svgNode('text', {}, content)]
const groups = (contents: Record<number, string>) =>
  variants(canvas, (widthPx) => text(contents[widthPx] ?? '')).map(({ attrs }) => attrs)

test('what is alike at every width is written once, without a group', () => {
  expect(variants(canvas, () => text('same'))).toEqual(text('same'))
})

test('each layout has its widths, and without a stylesheet only the narrowest is shown', () => {
  expect(groups({ 288: 'a', 340: 'b', 560: 'c' })).toEqual([
    { class: 'half-open-until-340' },
    { class: 'half-open-from-340 half-open-until-560', display: 'none' },
    { class: 'half-open-from-560', display: 'none' },
  ])
})

test('neighbours that are alike share a group; the same layout at both ends does not', () => {
  expect(groups({ 288: 'a', 340: 'a', 560: 'c' })).toEqual([
    { class: 'half-open-until-560' },
    { class: 'half-open-from-560', display: 'none' },
  ])
  expect(groups({ 288: 'a', 340: 'b', 560: 'a' })).toHaveLength(3)
})

test('nothing to draw at some widths needs no group there', () => {
  const nodes = variants(canvas, (widthPx) => (widthPx < 560 ? [] : text('wide')))
  expect(nodes.map(({ attrs }) => attrs)).toEqual([{ class: 'half-open-from-560', display: 'none' }])
})
