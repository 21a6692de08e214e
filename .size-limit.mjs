const withoutLazyImports = {
  name: 'without-lazy-imports',
  setup: (build) =>
    build.onResolve({ filter: /.*/ }, ({ kind }) => (kind === 'dynamic-import' ? { path: 'lazy', external: true } : undefined)),
}

/** What a page downloads before anything is touched: lazily imported modules are left out, and React is the host's own. */
export default [
  widget('DetectionLagBar', '30 kB'),
  widget('CommandLifecycle', '38 kB'),
  widget('TwoSessionsRace', '36 kB'),
  widget('GatewayRestartCurve', '36 kB'),
  widget('QueueCliff', '34 kB'),
  widget('ClusterConsistencyTimeline', '39 kB'),
  widget('SmartTimeoutsChain', '42 kB'),
  widget('BeliefLags', '50 kB'),
]

function widget(name, limit) {
  return {
    name: `import { ${name} } from '@half-open/react'`,
    path: 'packages/react/dist/index.js',
    import: `{ ${name} }`,
    ignore: ['react', 'react-dom'],
    limit,
    gzip: true,
    modifyEsbuildConfig: (config) => ({ ...config, format: 'esm', plugins: [withoutLazyImports] }),
  }
}
