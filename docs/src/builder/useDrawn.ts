import { useEffect, useState } from 'react'
import type { Choice } from './Choice'
import type { DrawnPicture } from './drawnOf'

interface Drawn {
  choice: Choice
  /** `undefined` where it could not be drawn. */
  picture: DrawnPicture | undefined
}

export interface Drawing {
  /** The last picture that was drawn. */
  drawn: Drawn | undefined
  /** It is the choice's. */
  isCurrent: boolean
}

/** A hand that has not moved for so long rests. */
const restMs = 250

/** While `wanted`, each choice is drawn as soon as the hand rests. */
export function useDrawn(choice: Choice, wanted: boolean): Drawing {
  const [drawn, setDrawn] = useState<Drawn>()
  const isCurrent = drawn !== undefined && textOf(drawn.choice) === textOf(choice)
  const asked = textOf(choice)

  useEffect(() => {
    if (!wanted || isCurrent) return undefined
    let worker: Worker | undefined
    const timer = setTimeout(() => {
      worker = new Worker(new URL('./drawWorker.ts', import.meta.url))
      worker.addEventListener('message', ({ data }) => setDrawn({ choice, picture: data }))
      worker.addEventListener('error', () => setDrawn({ choice, picture: undefined }))
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      worker.postMessage(choice)
    }, restMs)
    return () => {
      clearTimeout(timer)
      worker?.terminate()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `asked` stands for what `choice` holds
  }, [asked, wanted, isCurrent])

  return { drawn, isCurrent }
}

const textOf = (choice: Choice) => JSON.stringify(choice)
