import { resolver } from '../core/resolve'
import { assumptions } from './assumptions'
import type { ClusterConsistencyAssumptions } from './types'

export const resolve = resolver<ClusterConsistencyAssumptions>('clusterConsistency', assumptions, [])
