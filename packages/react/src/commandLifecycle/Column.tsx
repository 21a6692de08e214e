import type { ReactNode } from 'react'
import { StagesFigure, type Stages } from '../figure'
import type { Locale } from '../text/locale'
import { formatNumber } from '../text/number'
import { commandAt, dotOf, type Chosen } from './chosen'
import { columnOf, commandsPerDot, type StoppedState } from './figure'
import type { Lifecycles, Policy } from './lifecycles'
import type { CommandLifecycleMessages } from './messages'

interface Props {
  policy: Policy
  spec: Stages
  result: Lifecycles
  awake: boolean
  chosen: Chosen | undefined
  onChoose: (chosen: Chosen) => void
  messages: CommandLifecycleMessages
  locale: Locale
  /** What lies over the picture beside it. */
  children: ReactNode
}

/** What becomes of the commands under one of the two servers, with a dot to open for each that stopped. */
export function Column({ policy, spec, result, awake, chosen, onChoose, messages, locale, children }: Props) {
  const column = columnOf(spec, policy, messages)
  const perDot = commandsPerDot(result)
  const commandOf = (stage: string, dot: number) => commandAt(result, policy, stage as StoppedState, dot)
  const number = (value: number) => formatNumber(value, locale)
  return (
    <StagesFigure
      spec={column}
      awake={awake}
      chosen={chosen?.policy === policy ? dotOf(result, chosen) : undefined}
      onChoose={({ id }, dot) => onChoose({ policy, command: commandOf(id, dot) })}
      listLabel={({ count, label }) => messages.dots(count.text, label)}
      dotLabel={({ id }, dot) => {
        const command = number(commandOf(id, dot) + 1)
        return perDot === 1 ? messages.dot(command) : messages.dotOfSeveral(command, number(perDot))
      }}
    >
      {children}
    </StagesFigure>
  )
}
