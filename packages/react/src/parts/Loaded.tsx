import { createElement, useEffect, useState, type ComponentType, type ReactElement } from 'react'
import { Contained } from './Contained'

export interface LoadedProps<Props extends object> {
  /** Fetches the chunk; the same function at each render. */
  load: () => Promise<{ default: ComponentType<Props> }>
  props: Props
}

/**
 * A component from a chunk of its own. Until it arrives, where it does not, and where it fails, there is nothing: no
 * suspended tree, no error for the host to hear of.
 */
export function Loaded<Props extends object>({ load, props }: LoadedProps<Props>): ReactElement | null {
  const [component, setComponent] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    let left = false
    load().then(
      (module) => {
        if (!left) setComponent(() => module.default)
      },
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [load])
  return component && <Contained fallback={null}>{createElement(component, props)}</Contained>
}
