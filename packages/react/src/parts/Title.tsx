import { createElement, type ReactNode } from 'react'

export type HeadingLevel = 2 | 3 | 4 | 5 | 6

/** The kicker: a heading of the page where the author gave its level, otherwise a line of text. */
export function Title({ level, children }: { level: HeadingLevel | undefined; children: ReactNode }) {
  return createElement(level === undefined ? 'p' : `h${level}`, { className: 'half-open-title' }, children)
}
