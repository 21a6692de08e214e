import { expect } from 'vitest'
import { checkTextBoxes } from '../figure/testing/checkTextBoxes'

/** No text of the element runs into another, leaves its frame or is too small. */
export function expectReadable(root: Element): void {
  expect(checkTextBoxes(root).map(({ fault, text, detail }) => `${fault}: ${text} (${detail})`)).toEqual([])
}
