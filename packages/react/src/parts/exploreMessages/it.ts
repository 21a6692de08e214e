import type { ExploreMessages } from './en'

export const it: ExploreMessages = {
  rows: 'Righe',
  marks: 'Segni',
  runs: 'Tutte le cinquanta simulazioni',
}
