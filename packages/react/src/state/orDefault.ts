import { isDevelopment, isStrict } from './development'

const told = new Set<string>()

/**
 * The value that a prop from code asks for. Where the prop is wrong the author learns of it: development and strict
 * builds throw; in production the fallback is shown and the console told once, so that an article never goes blank.
 */
export function orDefault<T>(widget: string, wanted: () => T, fallback: () => T): T {
  try {
    return wanted()
  } catch (error) {
    const text = `half-open: <${widget}> ${error instanceof Error ? error.message : String(error)}`
    if (isDevelopment() || isStrict()) throw new Error(text, { cause: error })
    if (!told.has(text)) console.error(text)
    told.add(text)
    return fallback()
  }
}
