/**
 * How wide a text may become, from above: the server has no font to measure with, and the host's is unknown. Widths in
 * em are those of DejaVu Sans and Verdana, the widest of the common interface fonts, rounded up by group.
 */
const groups: readonly [string, number][] = [
  ["ijlI'|", 0.3],
  [' \u00a0\u202f.,:;·/!f’', 0.36],
  ['rt()-', 0.42],
  ['cszJ?L“”', 0.56],
  ['abdeghknopquvxyz0123456789', 0.64],
  ['ABCDEFGHKNOPQRSTUVXYZ', 0.79],
]
const emByCharacter = new Map(groups.flatMap(([characters, em]) => [...characters].map((c) => [c, em] as const)))
const widestEm = 1
const semiboldFactor = 1.13

export function textWidthPx(text: string, sizePx: number, semibold = false): number {
  let em = 0
  for (const character of text.normalize('NFD').replace(/\p{Mark}/gu, ''))
    em += emByCharacter.get(character) ?? widestEm
  return em * sizePx * (semibold ? semiboldFactor : 1)
}

/** Breaks at ordinary spaces so that each line fits; a word wider than the line keeps a line of its own. */
export function wrapText(text: string, sizePx: number, maxPx: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const joined = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && textWidthPx(joined, sizePx) <= maxPx) lines[lines.length - 1] = joined
    else lines.push(word)
  }
  return lines
}
