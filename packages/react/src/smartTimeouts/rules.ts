import { smartTimeouts, type ChainPreset, type SmartTimeoutsAssumptions } from '@half-open/sim/smartTimeouts'

const { presets, assumptions } = smartTimeouts

export const presetNames = Object.keys(presets) as ChainPreset[]

/** Whatever one of the presets sets. */
export const ruleKeys = [
  ...new Set(Object.values(presets).flatMap((preset) => Object.keys(preset))),
] as (keyof SmartTimeoutsAssumptions)[]

/** A preset in full: what it does not set is at its default. */
export function rulesOf(preset: ChainPreset): Partial<SmartTimeoutsAssumptions> {
  const defaults = Object.fromEntries(ruleKeys.map((key) => [key, assumptions[key].default]))
  return { ...defaults, ...presets[preset] }
}

/** The preset by whose rules the chain goes, if it is one of them. */
export function presetIn(a: SmartTimeoutsAssumptions): ChainPreset | undefined {
  return presetNames.find((preset) => {
    const rules = rulesOf(preset)
    return ruleKeys.every((key) => rules[key] === a[key])
  })
}
