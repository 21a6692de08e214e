import type { Metric } from '../core/model'
import type { RaceRegistry, SessionRaceResult } from './types'

export type SessionRaceMetric = `${RaceRegistry}${'Ghost' | 'Absent'}`

type RaceMetric = Metric<SessionRaceResult>

const ghost = (registry: RaceRegistry): RaceMetric => ({ unit: 's', read: (r) => r.registries[registry].ghostS })
const absent = (registry: RaceRegistry): RaceMetric => ({ unit: 's', read: (r) => r.registries[registry].absentS })

export const metrics: Record<SessionRaceMetric, RaceMetric> = {
  generationGhost: ghost('generation'),
  generationAbsent: absent('generation'),
  socketGhost: ghost('socket'),
  socketAbsent: absent('socket'),
  loginGhost: ghost('login'),
  loginAbsent: absent('login'),
}
