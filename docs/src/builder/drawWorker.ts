import type { Choice } from './Choice'
import { drawnOf } from './drawnOf'

/** Draws one choice, away from the page, whose figure goes on following the reader's hand. */
addEventListener('message', ({ data }: MessageEvent<Choice>) => postMessage(drawnOf(data)))
