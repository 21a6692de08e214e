/** What playback says of itself: apart, as only widgets with a story have it. */
export const en = {
  playback: 'Playback',
  play: 'Play',
  pause: 'Pause',
  stepBack: 'One step back',
  stepForward: 'One step forward',
  scrub: 'Step',
  stepOf: (step: string, total: string) => `Step ${step} of ${total}`,
}

export type PlaybackMessages = typeof en
