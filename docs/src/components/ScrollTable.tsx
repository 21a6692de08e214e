import { translate } from '@docusaurus/Translate'
import type { ComponentProps } from 'react'

/** A table that scrolls sideways inside itself where it is wider than the page, by keyboard too. */
export function ScrollTable(props: ComponentProps<'table'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to take the focus
    <div className="table-scroll" role="group" tabIndex={0} aria-label={translate({ id: 'table.label', message: 'Table' })}>
      <table {...props} />
    </div>
  )
}
