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
    'embed-builder',
    part('Articles', 'articles', ['what-a-system-believes', 'the-open-socket', 'the-tail', 'reading-your-own-write']),
    part('Widgets', 'widgets', ['belief-lags', 'detection-lag-bar', 'command-lifecycle', 'two-sessions-race', 'gateway-restart-curve', 'queue-cliff', 'smart-timeouts-chain', 'cluster-consistency-timeline']),
    part('Models', 'models', ['fleet-day', 'session-race', 'gateway-restart', 'smart-timeouts', 'cluster-consistency']),
    'cli',
    'glossary',
    'accessibility',
  ],
} satisfies SidebarsConfig
