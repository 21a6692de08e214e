import { registryMetrics } from './registryMetrics'
import type { SessionRaceMetricWords } from './SessionRaceMetricWords'

export const it: SessionRaceMetricWords = registryMetrics({
  ghost: (registry) => `tempo da fantasma, ${registry}`,
  absent: (registry) => `tempo da assente, ${registry}`,
  ghostRule: 'Per quanto tempo la voce del dispositivo indica una sessione morta.',
  absentRule: 'Per quanto tempo il dispositivo è connesso e non ha una voce.',
  registries: {
    generation: {
      name: 'registro per generazione',
      rule: 'Un login sostituisce la voce, e una chiusura toglie solo quella della propria sessione.',
      card: 'si scrive: login; si toglie: chiusura della sessione indicata',
    },
    socket: {
      name: 'registro per socket',
      rule: 'Ogni messaggio scrive il proprio socket, e qualunque chiusura del dispositivo toglie ciò che c’è.',
      card: 'si scrive: ogni messaggio; si toglie: qualunque chiusura',
    },
    login: {
      name: 'registro per login',
      rule: 'Solo un login scrive la voce, e qualunque chiusura del dispositivo la toglie.',
      card: 'si scrive: login; si toglie: qualunque chiusura',
    },
  },
})
