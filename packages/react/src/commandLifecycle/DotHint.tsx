import type { Stages } from '../figure'
import { Scripted } from '../parts/Scripted'
import type { CommandLifecycleMessages } from './messages'

interface Props {
  spec: Stages
  /** Whether a dot stands for more than one command. */
  several: boolean
  /** Only then can one be chosen. */
  awake: boolean
  messages: CommandLifecycleMessages
}

/** What a dot is, and what it opens; nothing where there is none. */
export function DotHint({ spec: { flows, scale }, several, awake, messages }: Props) {
  const dots = flows.some(({ stages }) => stages.some(({ stopped }) => stopped && stopped.dots > 0))
  return (
    dots && (
      <p>
        {scale} <Scripted awake={awake}>{several ? messages.chooseFirst : messages.chooseDot}</Scripted>
      </p>
    )
  )
}
