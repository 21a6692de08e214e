import { registryMetrics } from './registryMetrics'
import type { SessionRaceMetricWords } from './SessionRaceMetricWords'

export const es: SessionRaceMetricWords = registryMetrics({
  ghost: (registry) => `tiempo como fantasma, ${registry}`,
  absent: (registry) => `tiempo como ausente, ${registry}`,
  ghostRule: 'Cuánto tiempo la entrada del dispositivo apunta a una sesión muerta.',
  absentRule: 'Cuánto tiempo el dispositivo está conectado y no tiene entrada.',
  registries: {
    generation: {
      name: 'registro por generación',
      rule: 'Un login sustituye la entrada, y un cierre quita solo la de su propia sesión.',
      card: 'se escribe: login; se quita: cierre de la sesión a la que apunta',
    },
    socket: {
      name: 'registro por socket',
      rule: 'Cada mensaje escribe su propio socket, y cualquier cierre del dispositivo quita lo que haya.',
      card: 'se escribe: cada mensaje; se quita: cualquier cierre',
    },
    login: {
      name: 'registro por login',
      rule: 'Solo un login escribe la entrada, y cualquier cierre del dispositivo la quita.',
      card: 'se escribe: login; se quita: cualquier cierre',
    },
  },
})
