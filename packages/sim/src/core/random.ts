/**
 * A draw in [0, 1) named by an entity and an index. It depends on those two, the seed and the stream's name alone, never
 * on how many were drawn before it.
 */
export type Draw = (entity: number, index: number) => number

export function stream(seed: number, name: string): Draw {
  const key0 = seed >>> 0
  const key1 = fnv1a(name)
  const block = new Uint32Array(2)
  return (entity, index) => {
    threefry2x32(key0, key1, entity, index, block)
    return uniform53(block[0]!, block[1]!)
  }
}

/** The top 53 of 64 random bits, as a multiple of 2⁻⁵³. */
function uniform53(high: number, low: number): number {
  return (high * 2_097_152 + (low >>> 11)) / 9_007_199_254_740_992
}

/**
 * Threefry-2x32 with 20 rounds: Salmon, Moraes, Dror and Shaw, "Parallel random numbers: as easy as 1, 2, 3", SC11,
 * https://doi.org/10.1145/2063384.2063405. It writes to `out` to spare an allocation for each draw.
 */
export function threefry2x32(key0: number, key1: number, counter0: number, counter1: number, out: Uint32Array): void {
  const keys0 = key0 | 0
  const keys1 = key1 | 0
  const keys2 = keys0 ^ keys1 ^ 0x1bd11bda
  let x0 = (counter0 + keys0) | 0
  let x1 = (counter1 + keys1) | 0

  x0 = (x0 + x1) | 0, x1 = rotate(x1, 13) ^ x0
  x0 = (x0 + x1) | 0, x1 = rotate(x1, 15) ^ x0
  x0 = (x0 + x1) | 0, x1 = rotate(x1, 26) ^ x0
  x0 = (x0 + x1) | 0, x1 = rotate(x1, 6) ^ x0
  x0 = (x0 + keys1) | 0, x1 = (x1 + keys2 + 1) | 0

  x0 = (x0 + x1) | 0, x1 = rotate(x1, 17) ^ x0
  x0 = (x0 + x1) | 0, x1 = rotate(x1, 29) ^ x0
  x0 = (x0 + x1) | 0, x1 = rotate(x1, 16) ^ x0
  x0 = (x0 + x1) | 0, x1 = rotate(x1, 24) ^ x0
  x0 = (x0 + keys2) | 0, x1 = (x1 + keys0 + 2) | 0

  x0 = (x0 + x1) | 0, x1 = rotate(x1, 13) ^ x0
  x0 = (x0 + x1) | 0, x1 = rotate(x1, 15) ^ x0
  x0 = (x0 + x1) | 0, x1 = rotate(x1, 26) ^ x0
  x0 = (x0 + x1) | 0, x1 = rotate(x1, 6) ^ x0
  x0 = (x0 + keys0) | 0, x1 = (x1 + keys1 + 3) | 0

  x0 = (x0 + x1) | 0, x1 = rotate(x1, 17) ^ x0
  x0 = (x0 + x1) | 0, x1 = rotate(x1, 29) ^ x0
  x0 = (x0 + x1) | 0, x1 = rotate(x1, 16) ^ x0
  x0 = (x0 + x1) | 0, x1 = rotate(x1, 24) ^ x0
  x0 = (x0 + keys1) | 0, x1 = (x1 + keys2 + 4) | 0

  x0 = (x0 + x1) | 0, x1 = rotate(x1, 13) ^ x0
  x0 = (x0 + x1) | 0, x1 = rotate(x1, 15) ^ x0
  x0 = (x0 + x1) | 0, x1 = rotate(x1, 26) ^ x0
  x0 = (x0 + x1) | 0, x1 = rotate(x1, 6) ^ x0
  out[0] = x0 + keys2
  out[1] = x1 + keys0 + 5
}

function rotate(x: number, bits: number): number {
  return (x << bits) | (x >>> (32 - bits))
}

/** FNV-1a, 32 bits, over the name's UTF-16 units: http://www.isthe.com/chongo/tech/comp/fnv/. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}
