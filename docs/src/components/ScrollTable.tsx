import { translate } from '@docusaurus/Translate'
import { useEffect, useRef, useState, type ComponentProps } from 'react'

/** A table that scrolls sideways inside itself where it is wider than the page, by keyboard too. */
export function ScrollTable(props: ComponentProps<'table'>) {
  const place = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(true)
  useEffect(() => {
    const { current } = place
    if (current === null) return
    const observer = new ResizeObserver(() => setScrolls(current.scrollWidth > current.clientWidth))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  // Who has only keys must be able to scroll it.
  const group = scrolls ? { role: 'group', tabIndex: 0, 'aria-label': translate({ id: 'table.label', message: 'Table' }) } : {}
  return (
    <div ref={place} className="table-scroll" {...group}>
      <table {...props} />
    </div>
  )
}
