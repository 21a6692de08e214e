import type { SidebarsConfig } from '@docusaurus/plugin-content-docs'

export default {
  main: [
    'getting-started',
    'articles/the-open-socket',
    'widgets/detection-lag-bar',
    'widgets/command-lifecycle',
    'models/fleet-day',
    'glossary',
  ],
} satisfies SidebarsConfig
