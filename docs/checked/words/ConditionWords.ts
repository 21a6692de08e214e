import type passed from '../widgets.json'

export type ConditionName = keyof typeof passed.DetectionLagBar

/** What each condition asks of a widget: its name, and a sentence. In the order of the table. */
export type ConditionWords = Record<ConditionName, readonly [name: string, asks: string]>
