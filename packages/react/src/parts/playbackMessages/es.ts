import type { PlaybackMessages } from './en'

export const es: PlaybackMessages = {
  playback: 'Reproducción',
  play: 'Reproducir',
  pause: 'Pausar',
  stepBack: 'Un paso atrás',
  stepForward: 'Un paso adelante',
  scrub: 'Paso',
  stepOf: (step, total) => `Paso ${step} de ${total}`,
}
