export { clusterConsistency as model } from '@half-open/sim/clusterConsistency'
