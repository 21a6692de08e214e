import type { PlaybackMessages } from './en'

export const it: PlaybackMessages = {
  playback: 'Riproduzione',
  play: 'Riproduci',
  pause: 'Pausa',
  stepBack: 'Un passo indietro',
  stepForward: 'Un passo avanti',
  scrub: 'Passo',
  stepOf: (step, total) => `Passo ${step} di ${total}`,
}
