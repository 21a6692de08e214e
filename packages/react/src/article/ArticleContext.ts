import { createContext } from 'react'
import type { ArticleDefinition } from './definition'

/** The article around a part, where there is one in the same React tree. */
export const ArticleContext = createContext<ArticleDefinition | undefined>(undefined)
