import type { Slices } from '@half-open/sim'

/** A slice of computing leaves a frame at 60 Hz enough to draw in. */
const sliceMs = 8

export interface FrameSlices extends Pick<Slices, 'shouldPause' | 'pause'> {
  /** How long the slice that is running has taken. */
  elapsedMs: () => number
}

/** Slices of a long computation between which the page draws and answers. */
export function frameSlices(): FrameSlices {
  let began = performance.now()
  const elapsedMs = () => performance.now() - began
  return {
    elapsedMs,
    shouldPause: () => elapsedMs() > sliceMs,
    pause: async () => {
      await new Promise((resolve) => setTimeout(resolve))
      began = performance.now()
    },
  }
}
