'use client'

import { Assumption, CommandLifecycle, Result } from '@half-open/react'
import { useState } from 'react'

/** An island inside the article: it needs to be told nothing. */
export function Commands() {
  const [shown, setShown] = useState(false)
  return (
    <section>
      <p>
        Of <Assumption of="fleetDay" name="commandsPerDay" /> commands,{' '}
        <Result of="fleetDay" metric="commandsConfirmed" /> are confirmed.{' '}
        <button type="button" aria-expanded={shown} onClick={() => setShown(!shown)}>
          And the others?
        </button>
      </p>
      {shown && <CommandLifecycle />}
    </section>
  )
}
