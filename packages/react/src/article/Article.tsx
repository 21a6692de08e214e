'use client'

import type { ReactNode } from 'react'
import { ArticleContext } from './ArticleContext'
import type { ArticleDefinition } from './definition'

export interface ArticleProps extends ArticleDefinition {
  children: ReactNode
}

/** Gives the parts inside it one definition: what a reader changes in one of them, all of them show. Adds no element. */
export function Article({ children, ...definition }: ArticleProps) {
  return <ArticleContext.Provider value={definition}>{children}</ArticleContext.Provider>
}
