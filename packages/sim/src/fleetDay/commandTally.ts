import type { CommandOutcome } from './followCommand'
import { summarise } from './lags'
import type { CommandState, CommandsResult } from './types'

/** Adds commands up under one policy. */
export class CommandTally {
  private readonly final: Record<CommandState, number> = { generated: 0, sent: 0, confirmed: 0, verified: 0 }
  private lostWrites = 0
  private resends = 0
  private atFirstLookup = 0
  private readonly confirmed: number[] = []
  private readonly verified: number[] = []

  constructor(private readonly waiting: boolean) {}

  add(generatedAt: number, outcome: CommandOutcome): void {
    const { lostWrites, confirmedAt, verifiedAt } = outcome
    const writes = lostWrites + (confirmedAt === Infinity ? 0 : 1)
    this.final[stateOf(outcome)]++
    this.lostWrites += lostWrites
    this.resends += Math.max(0, writes - 1)
    if (confirmedAt === generatedAt) this.atFirstLookup++
    else if (confirmedAt < Infinity) this.confirmed.push(confirmedAt - generatedAt)
    if (verifiedAt < Infinity) this.verified.push(verifiedAt - confirmedAt)
  }

  result(): CommandsResult {
    const { generated, sent, confirmed, verified } = this.final
    const total = generated + sent + confirmed + verified
    const confirm = summarised(this.confirmed)
    const verify = summarised(this.verified)
    return {
      total,
      reached: { generated: total, sent: sent + confirmed + verified, confirmed: confirmed + verified, verified },
      final: { ...this.final },
      expired: this.waiting ? generated + sent : 0,
      lostWrites: this.lostWrites,
      resends: this.resends,
      believedDelivered: this.waiting ? 0 : sent,
      confirmedAtFirstLookupShare: total === 0 ? null : this.atFirstLookup / total,
      confirmMedianS: confirm.medianS,
      confirmP95S: confirm.p95S,
      verifyMedianS: verify.medianS,
      verifyP95S: verify.p95S,
    }
  }
}

export function stateOf({ lostWrites, confirmedAt, verifiedAt }: CommandOutcome): CommandState {
  if (verifiedAt < Infinity) return 'verified'
  if (confirmedAt < Infinity) return 'confirmed'
  return lostWrites > 0 ? 'sent' : 'generated'
}

function summarised(times: readonly number[]) {
  return summarise({ lags: Float64Array.from(times), weights: new Float64Array(times.length).fill(1) })
}
