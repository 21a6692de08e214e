import type { SidebarsConfig } from '@docusaurus/plugin-content-docs'

export default {
  main: [
    'getting-started',
    'articles/the-open-socket',
    'widgets/detection-lag-bar',
    'widgets/command-lifecycle',
    'widgets/two-sessions-race',
    'widgets/gateway-restart-curve',
    'widgets/queue-cliff',
    'widgets/cluster-consistency-timeline',
    'models/fleet-day',
    'models/session-race',
    'models/gateway-restart',
    'models/cluster-consistency',
    'cli',
    'glossary',
  ],
} satisfies SidebarsConfig
