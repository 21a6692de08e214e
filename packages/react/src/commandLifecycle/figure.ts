import type { CommandState } from '@half-open/sim/fleetDay'
import type { Flow, Passage, Quantity, Stage, Stages, Stopped } from '../figure'
import { maxDots } from '../figure/stages/sizes'
import { formatDuration } from '../text/duration'
import type { Locale } from '../text/locale'
import { formatNumber } from '../text/number'
import { policies, type Lifecycles, type Policy } from './lifecycles'
import type { CommandLifecycleMessages } from './messages'

const states = ['generated', 'sent', 'confirmed', 'verified'] as const satisfies CommandState[]

/** The states in which a command can stop without being confirmed. */
export type StoppedState = 'generated' | 'sent'

/** The same commands twice: how many came how far where nobody waits, and where the server waits and resends. */
export function figure(result: Lifecycles, messages: CommandLifecycleMessages, locale: Locale): Stages {
  return {
    kind: 'stages',
    name: messages.form(`${messages.flows.notWaiting}, ${messages.flows.waiting}`),
    label: messages.label,
    unit: 's',
    columns: messages.columns,
    flows: policies.map((policy) => flow(policy, result, messages, locale)),
    scale: dotScale(result, messages, locale),
  }
}

/** What a dot is, said once for both columns. */
function dotScale(result: Lifecycles, messages: CommandLifecycleMessages, locale: Locale): string {
  const perDot = commandsPerDot(result)
  return perDot === 1 ? messages.dotIsOne : messages.dotIsSeveral(formatNumber(perDot, locale))
}

/** One of the two, as it stands in its own column. */
export function columnOf(spec: Stages, policy: Policy, messages: CommandLifecycleMessages): Stages {
  return { ...spec, name: messages.form(messages.flows[policy]), flows: spec.flows.filter(({ id }) => id === policy), scale: '' }
}

/** How many commands a dot stands for: the same everywhere, so that rows and columns can be compared. */
export function commandsPerDot({ counts }: Lifecycles): number {
  const most = Math.max(...policies.flatMap((policy) => [counts[policy].final.generated, counts[policy].final.sent]))
  return Math.max(1, Math.ceil(most / maxDots))
}

function flow(policy: Policy, result: Lifecycles, messages: CommandLifecycleMessages, locale: Locale): Flow {
  const perDot = commandsPerDot(result)
  const { reached, final, verifyMedianS, verifyP95S } = result.counts[policy]
  const stages = states.map((id): Stage => {
    const stops = id === 'generated' || id === 'sent'
    return {
      id,
      role: id === 'verified' ? 'is' : 'none',
      label: messages.stages[id],
      reached: quantity(reached[id], locale),
      stopped: stops ? stopped(policy, id, final[id], perDot, messages, locale) : null,
      passage: id === 'confirmed' ? passage(verifyMedianS, verifyP95S, messages, locale) : null,
    }
  })
  return { id: policy, title: messages.flows[policy], stages }
}

function stopped(policy: Policy, state: StoppedState, count: number, perDot: number, messages: CommandLifecycleMessages, locale: Locale): Stopped {
  return {
    // Only where nobody waits does the server go on believing what it wrote to a dead connection.
    role: policy === 'notWaiting' && state === 'sent' ? 'wrong' : 'none',
    count: quantity(count, locale),
    label: messages.stopped[policy][state],
    dots: Math.ceil(count / perDot),
  }
}

function passage(medianS: number | null, p95S: number | null, messages: CommandLifecycleMessages, locale: Locale): Passage | null {
  if (medianS === null || p95S === null) return null
  const [median, p95] = [medianS, p95S].map((valueS): Quantity => ({ value: valueS, text: formatDuration(valueS, locale) })) as [Quantity, Quantity]
  return { text: messages.verified(median.text, p95.text), median, p95 }
}

function quantity(value: number, locale: Locale): Quantity {
  return { value, text: formatNumber(value, locale) }
}
