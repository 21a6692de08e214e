import { cdp } from 'vitest/browser'

interface Place {
  x: number
  y: number
}

/** A finger that comes down at a place of the window, moves on, and leaves. */
export async function swipe(from: Place, by: Place): Promise<void> {
  await touch('touchStart', [onScreen(from)])
  for (let step = 1; step <= 10; step++) await touch('touchMove', [onScreen({ x: from.x + (by.x * step) / 10, y: from.y + (by.y * step) / 10 })])
  await touch('touchEnd', [])
}

export async function tap(place: Place): Promise<void> {
  const lift = await press(place)
  await lift()
}

/** A finger that stays until what is returned is called. */
export async function press(place: Place): Promise<() => Promise<unknown>> {
  await touch('touchStart', [onScreen(place)])
  return () => touch('touchEnd', [])
}

const touch = (type: string, touchPoints: Place[]) =>
  (cdp() as { send: (method: string, params: object) => Promise<unknown> }).send('Input.dispatchTouchEvent', { type, touchPoints })

/** Where something is on the screen: the tests run in a frame of the browser's page. */
function onScreen({ x, y }: Place): Place {
  const frame = window.frameElement?.getBoundingClientRect()
  const scale = frame ? frame.width / innerWidth : 1
  return { x: (frame?.left ?? 0) + x * scale, y: (frame?.top ?? 0) + y * scale }
}
