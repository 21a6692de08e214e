import type { Preview } from '@storybook/react-vite'
import '@half-open/react/styles.css'
import { inLocale } from './inLocale'
import { inTheme } from './inTheme'
import { withMotion } from './withMotion'

const toolbar = <Icon extends string>(title: string, icon: Icon, items: { value: string; title: string }[]) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
})

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [inLocale, inTheme, withMotion],
  globalTypes: {
    locale: toolbar('Language', 'globe', [
      { value: 'en', title: 'English' },
      { value: 'es', title: 'Español' },
      { value: 'it', title: 'Italiano' },
    ]),
    theme: toolbar('Theme', 'circlehollow', [
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
    ]),
    motion: toolbar('Motion', 'play', [
      { value: 'full', title: 'Full motion' },
      { value: 'reduced', title: 'Reduced motion' },
    ]),
  },
  initialGlobals: { locale: 'en', theme: 'light', motion: 'full' },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    layout: 'fullscreen',
    controls: { expanded: true, sort: 'requiredFirst' },
    options: { storySort: { method: 'alphabetical' } },
  },
}

export default preview
