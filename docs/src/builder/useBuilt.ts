import type { Locale } from '@half-open/react'
import { useEffect, useState } from 'react'
import { readQuery, usual, withQuery, type Built } from './address'

/** Browsers refuse to write addresses too often, as a hand that drags would. */
const restMs = 300

/** What is being built, kept in the page's address: begun with what that asks for, once the page is awake. */
export function useBuilt(pageLocale: Locale) {
  const [{ built, awake, faulty }, set] = useState({ built: usual(pageLocale), awake: false, faulty: false })

  useEffect(() => {
    const { faulty, ...asked } = readQuery(location.search, pageLocale)
    set({ built: asked, awake: true, faulty })
  }, [pageLocale])

  useEffect(() => {
    if (!awake) return undefined
    const timer = setTimeout(() => {
      history.replaceState(history.state, '', withQuery(location.href, built, pageLocale))
    }, restMs)
    return () => clearTimeout(timer)
  }, [built, awake, pageLocale])

  const change = (next: Partial<Built>) => set({ built: { ...built, ...next }, awake, faulty: false })
  return { ...built, awake, faulty, change }
}
