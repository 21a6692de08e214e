import { registryMetrics } from './registryMetrics'
import type { SessionRaceMetricWords } from './SessionRaceMetricWords'

export const en: SessionRaceMetricWords = registryMetrics({
  ghost: (registry) => `time as a ghost, ${registry}`,
  absent: (registry) => `time absent, ${registry}`,
  ghostRule: 'How long the device’s entry points to a dead session.',
  absentRule: 'How long the device is connected and has no entry.',
  registries: {
    generation: {
      name: 'registry by generation',
      rule: 'A login replaces the entry, and a close removes only its own session’s.',
      card: 'written: login; removed: close of the session it points to',
    },
    socket: {
      name: 'registry by socket',
      rule: 'Every message writes its own socket, and any close of the device removes what is there.',
      card: 'written: every message; removed: any close',
    },
    login: {
      name: 'registry by login',
      rule: 'Only a login writes the entry, and any close of the device removes it.',
      card: 'written: login; removed: any close',
    },
  },
})
