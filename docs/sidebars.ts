import type { SidebarsConfig } from '@docusaurus/plugin-content-docs'

const part = (label: string, folder: string, pages: readonly string[]) => ({
  type: 'category' as const,
  label,
  collapsible: false,
  items: pages.map((page) => `${folder}/${page}`),
})

/** Within a part, in the order in which one would read. */
export default {
  main: [
    'getting-started',
    'embedding',
    part('Articles', 'articles', ['the-open-socket', 'reading-your-own-write']),
    part('Widgets', 'widgets', ['detection-lag-bar', 'command-lifecycle', 'two-sessions-race', 'gateway-restart-curve', 'queue-cliff', 'cluster-consistency-timeline']),
    part('Models', 'models', ['fleet-day', 'session-race', 'gateway-restart', 'cluster-consistency']),
    'cli',
    'glossary',
    'accessibility',
  ],
} satisfies SidebarsConfig
