import type { Stages } from '../figure'
import type { CommandLifecycleMessages } from './messages'

interface Props {
  spec: Stages
  /** Whether a dot stands for more than one command. */
  several: boolean
  messages: CommandLifecycleMessages
}

/** What a dot is, and what it opens; nothing where there is none. */
export function DotHint({ spec: { flows, scale }, several, messages }: Props) {
  const dots = flows.some(({ stages }) => stages.some(({ stopped }) => stopped && stopped.dots > 0))
  return (
    dots && (
      <p>
        {scale} <span className="half-open-scripted">{several ? messages.chooseFirst : messages.chooseDot}</span>
      </p>
    )
  )
}
