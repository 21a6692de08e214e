import { afterEach, beforeEach, vi, type MockInstance } from 'vitest'

/** A widget says nothing on the console of its host: each test of the file that calls this fails when it does. */
export function failOnConsole(): void {
  let spies: MockInstance[] = []
  beforeEach(() => {
    spies = (['error', 'warn', 'log', 'info'] as const).map((level) => vi.spyOn(console, level))
  })
  afterEach(() => {
    const calls = spies.flatMap((spy) => spy.mock.calls)
    vi.restoreAllMocks()
    if (calls.length > 0) throw new Error(`Console output: ${calls.join('; ')}`)
  })
}
