import { expect, it } from 'vitest'
import { al, degli, gli, il, nel } from './italianArticles'
import { formatNumber, formatShare } from './number'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it.each([
  [0.55, 'il 55 %', 'nel 55 %'],
  [0.01, 'l’1 %', 'nell’1 %'],
  [0.012, 'l’1,2 %', 'nell’1,2 %'],
  [0.009, 'lo 0,9 %', 'nello 0,9 %'],
  [0.081, 'l’8,1 %', 'nell’8,1 %'],
  [0.11, 'l’11 %', 'nell’11 %'],
  [0.15, 'il 15 %', 'nel 15 %'],
  [0.18, 'il 18 %', 'nel 18 %'],
  [0.87, 'l’87 %', 'nell’87 %'],
  [1, 'il 100 %', 'nel 100 %'],
])('the share %d is %s', (share, is, isIn) => {
  expect(plain(il(formatShare(share, 'it')))).toBe(is)
  expect(plain(nel(formatShare(share, 'it')))).toBe(isIn)
  expect(plain(al(formatShare(share, 'it')))).toBe(isIn.replace('ne', 'a'))
})

it('has none before what is less than a share', () => {
  expect([il, al, nel].map((before) => before('< 0,1 %'))).toEqual(['< 0,1 %', 'a < 0,1 %', 'in < 0,1 %'])
})

it.each([
  [8, 'gli 8', 'degli 8'],
  [11, 'gli 11', 'degli 11'],
  [31, 'i 31', 'dei 31'],
  [110, 'i 110', 'dei 110'],
  [800, 'gli 800', 'degli 800'],
  [1100, 'i 1100', 'dei 1100'],
  [11_000, 'gli 11.000', 'degli 11.000'],
])('of %d things, %s', (count, are, ofThem) => {
  expect(gli(formatNumber(count, 'it'))).toBe(are)
  expect(degli(formatNumber(count, 'it'))).toBe(ofThem)
})
