import { useEffect, useRef } from 'react'

/** Opens the element while the page is printed. The stylesheet does the same where `::details-content` is known. */
export function useOpenInPrint() {
  const ref = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    let wasOpen: boolean | undefined
    const open = () => {
      // A browser may announce a print twice before it ends it.
      wasOpen ??= ref.current?.open
      if (ref.current) ref.current.open = true
    }
    const restore = () => {
      if (ref.current) ref.current.open = wasOpen ?? ref.current.open
      wasOpen = undefined
    }
    addEventListener('beforeprint', open)
    addEventListener('afterprint', restore)
    return () => {
      removeEventListener('beforeprint', open)
      removeEventListener('afterprint', restore)
    }
  }, [])
  return ref
}
