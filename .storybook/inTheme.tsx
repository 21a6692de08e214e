import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'

const surfaces = {
  light: { background: '#fff', color: '#1b1b1d' },
  dark: { background: '#1b1b1d', color: '#e3e3e3' },
}

/** Surrounds the story as a host with this theme would: the widgets themselves only follow it. */
export const inTheme: Decorator = (Story, { globals, viewMode }) => {
  const theme = globals['theme'] === 'dark' ? 'dark' : 'light'
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])
  const minHeight = viewMode === 'story' ? '100vh' : undefined
  return (
    <div data-theme={theme} style={{ ...surfaces[theme], colorScheme: theme, boxSizing: 'border-box', padding: 24, minHeight }}>
      <Story />
    </div>
  )
}
