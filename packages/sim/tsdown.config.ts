import { defineConfig } from 'tsdown'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'clusterConsistency/index': 'src/clusterConsistency/index.ts',
    'fleetDay/index': 'src/fleetDay/index.ts',
    'gatewayRestart/index': 'src/gatewayRestart/index.ts',
    'sessionRace/index': 'src/sessionRace/index.ts',
    'smartTimeouts/index': 'src/smartTimeouts/index.ts',
  },
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  // A file per module, so that a consumer's bundler keeps only the model it imports.
  unbundle: true,
  dts: true,
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
})
