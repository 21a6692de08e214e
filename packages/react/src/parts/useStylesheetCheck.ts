import { useEffect, type RefObject } from 'react'
import { isDevelopment } from '../state/development'

let told = false

/** In development, says once that the page has no `@half-open/react/styles.css`. */
export function useStylesheetCheck(root: RefObject<HTMLElement | null>, name: string) {
  useEffect(() => {
    if (!isDevelopment() || told || root.current === null) return
    if (getComputedStyle(root.current).getPropertyValue('--half-open-css') !== '') return
    told = true
    console.warn(`half-open: <${name}> found no stylesheet. Import '@half-open/react/styles.css' once.`)
  }, [root, name])
}
