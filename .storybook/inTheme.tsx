import type { Decorator } from '@storybook/react-vite'

const surfaces = {
  light: { background: '#fff', color: '#1b1b1d' },
  dark: { background: '#1b1b1d', color: '#e3e3e3' },
}

/** Surrounds the story as a host with this theme would: the widgets only follow it, and one page may show both. */
export const inTheme: Decorator = (Story, { globals, viewMode }) => {
  const theme = globals['theme'] === 'dark' ? 'dark' : 'light'
  const style = {
    ...surfaces[theme],
    colorScheme: theme,
    fontFamily: 'system-ui, sans-serif',
    padding: 24,
    boxSizing: 'border-box',
    minHeight: viewMode === 'story' ? '100vh' : undefined,
  } as const
  return (
    <div data-theme={theme} style={style}>
      <Story />
    </div>
  )
}
