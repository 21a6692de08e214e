import type { ClusterConsistencyAssumptions } from '@half-open/sim/clusterConsistency'
import type { ModelWords } from '../../ModelWords'

export type ClusterConsistencyMessages = ModelWords<ClusterConsistencyAssumptions>
