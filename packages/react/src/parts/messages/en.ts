import { plural } from '../../text/plural'

/** What every widget says of itself, whatever its model. */
export const en = {
  allAssumptions: 'All assumptions',
  numbers: 'The numbers, and what the model leaves out',
  leavesOut: 'What the model leaves out',
  aboutTheModel: 'Every number here is computed by a model with the assumptions shown; none is a measurement.',
  sources: 'Where the defaults come from',
  sourceKind: { documented: 'documented', measured: 'measured', 'our choice': 'our choice' },
  typeValue: (label: string) => `${label}: type a value`,
  was: (value: string) => `was ${value}`,
  resetTo: (label: string, value: string) => `Reset ${label} to ${value}`,
  resetAll: 'Reset all assumptions',
  corrected: (typed: string, value: string) => `“${typed}” became ${value}.`,
  limited: (label: string, value: string) => `${label} stops at ${value}: further, it would contradict another assumption.`,
  run: (seed: string, total: string) => `Run ${seed} of ${total}`,
  singleRun: (seed: string) => `Run ${seed}`,
  anotherRun: 'Another run',
  typicalRun: 'Typical run',
  typicalRunIs: (seed: string) => `Run ${seed} is the typical one of the fifty.`,
  spreadUnknown: 'This is one run; the spread over fifty has not been computed.',
  computingRuns: (done: string) => `Computing fifty runs, ${done}.`,
  axisNow: (limit: string) => `The axis now ends at ${limit}.`,
  copyCsv: 'Copy the numbers (CSV)',
  copySvg: 'Copy the picture (SVG)',
  copied: 'Copied.',
  notCopied: 'The browser did not allow copying.',
  explore: 'Explore the chart',
  inspect: (title: string) => `Values of “${title}”: move with the arrow keys`,
  drawingFailed: 'This part of the figure could not be drawn. Its numbers are in the table.',
  cite: (model: string, version: string, seed: string) => `half-open ${model} ${version}, run ${seed}`,
  devices: (count: number, text: string) => `${text} ${plural(count, 'en', { one: 'device', other: 'devices' })}`,
}

export type PartMessages = typeof en
