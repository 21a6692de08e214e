/** What a page downloads before anything is touched: lazily imported modules are left out, and React is the host's own. */
export default [
  {
    name: "import { DetectionLagBar } from '@half-open/react'",
    path: 'packages/react/dist/index.js',
    import: '{ DetectionLagBar }',
    ignore: ['react', 'react-dom'],
    limit: '30 kB',
    gzip: true,
    modifyEsbuildConfig: (config) => ({ ...config, format: 'esm', plugins: [withoutLazyImports] }),
  },
]

const withoutLazyImports = {
  name: 'without-lazy-imports',
  setup: (build) =>
    build.onResolve({ filter: /.*/ }, ({ kind }) => (kind === 'dynamic-import' ? { path: 'lazy', external: true } : undefined)),
}
