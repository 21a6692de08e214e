import type { Decorator } from '@storybook/react-vite'
import { Fragment } from 'react'

const asked = window.matchMedia.bind(window)
let reduced = false

// A page cannot set its reader's preference, so it answers the question for it.
window.matchMedia = (query) => {
  if (!reduced || !query.includes('prefers-reduced-motion')) return asked(query)
  return asked(query.includes('no-preference') ? 'not all' : 'all')
}

/** Shows the story as to somebody who asks for reduced motion; mounts it anew, since the question is asked once. */
export const withMotion: Decorator = (Story, { globals }) => {
  reduced = globals['motion'] === 'reduced'
  return (
    <Fragment key={String(reduced)}>
      {reduced && <style>{'*, ::before, ::after { animation: none !important; transition: none !important }'}</style>}
      <Story />
    </Fragment>
  )
}
