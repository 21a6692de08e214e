/** Why a number is not what a reader asked for. */
export const en = {
  corrected: (typed: string, value: string) => `“${typed}” became ${value}.`,
  notUnderstood: (typed: string, value: string) => `“${typed}” is not understood; it stays at ${value}.`,
  least: (typed: string, value: string) => `“${typed}” became ${value}, the least allowed.`,
  most: (typed: string, value: string) => `“${typed}” became ${value}, the most allowed.`,
  contradicts: (typed: string, value: string) => `“${typed}” became ${value}: further, it would contradict another assumption.`,
  limited: (label: string, value: string) => `${label} stops at ${value}: further, it would contradict another assumption.`,
}

export type CorrectionMessages = typeof en
