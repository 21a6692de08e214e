import type { PendingMessages } from './en'

export const es: PendingMessages = {
  computing: (share) => `Calculando esta simulación, ${share}.`,
  shownMeanwhile: (of) => `Hasta entonces la figura muestra la anterior (${of}).`,
  cut: 'Una simulación tan larga no se calcula de una vez: la figura muestra su comienzo. Donde se ejecutan scripts se calcula el resto.',
  cutMeanwhile: 'Hasta entonces la figura muestra su comienzo.',
}
