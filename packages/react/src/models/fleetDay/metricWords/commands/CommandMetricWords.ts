import type { FleetDayMetricWords } from '../FleetDayMetricWords'

/** The words of what the registry and the commands come to. */
export type CommandMetricWords = Pick<
  FleetDayMetricWords,
  | 'ghostShare'
  | 'absentShare'
  | 'commandsNeverWritten'
  | 'commandsSentForEver'
  | 'commandsConfirmed'
  | 'commandsVerified'
  | 'commandsExpired'
  | 'lostWrites'
  | 'resends'
  | 'believedDelivered'
  | 'confirmedAtFirstLookupShare'
  | 'confirmMedian'
  | 'confirmP95'
  | 'verifyMedian'
  | 'verifyP95'
>
