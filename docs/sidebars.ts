import type { SidebarsConfig } from '@docusaurus/plugin-content-docs'

export default {
  main: ['getting-started', 'widgets/detection-lag-bar', 'models/fleet-day'],
} satisfies SidebarsConfig
