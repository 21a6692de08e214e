import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { sourceAliases } from '../scripts/lib/sourceAliases.mjs'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/react/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (vite) => mergeConfig(vite, { resolve: { alias: sourceAliases(), dedupe: ['react', 'react-dom'] } }),
}

export default config
