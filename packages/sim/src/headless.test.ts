import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const src = import.meta.dirname
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.split(/[/\\]/).includes('testing'),
)

/** What the compiler lets pass, for it is of the language: chance, time, and functions that engines round differently. */
const FORBIDDEN = /\bMath\.(random|log\w*|exp\w*|pow|sin|cos|tan|a?sinh?|a?cosh?|a?tanh?|atan2|cbrt|hypot)\b|\*\*|\bDate\b|\bIntl\b|\.toLocale/

describe('the models hold nothing but their arguments', () => {
  it.each(sources)('%s', (path) => {
    const code = readFileSync(join(src, path), 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '')
    expect(code).not.toMatch(FORBIDDEN)
    expect([...code.matchAll(/from '([^']+)'/g)].map((found) => found[1]!).filter((from) => !from.startsWith('.'))).toEqual([])
  })
})
