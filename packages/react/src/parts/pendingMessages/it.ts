import type { PendingMessages } from './en'

export const it: PendingMessages = {
  computing: (share) => `Calcolo di questa simulazione, ${share}.`,
  shownMeanwhile: (of) => `Fino ad allora la figura mostra quella di prima (${of}).`,
  cut: 'Una simulazione così lunga non si calcola in una volta: la figura ne mostra l’inizio. Dove girano gli script si calcola il resto.',
  cutMeanwhile: 'Fino ad allora la figura ne mostra l’inizio.',
}
