/** Of the chart to explore. */
export const en = {
  rows: 'Rows',
  marks: 'Marks',
  runs: 'All fifty runs',
}

export type ExploreMessages = typeof en
