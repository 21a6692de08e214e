/** What becomes of the reads that know of the change and meet an old node; texts, `undefined` where there are none of them. */
export interface Held {
  /** The mean wait of those that were answered. */
  mean: string | undefined
  /** The share of all first reads that failed. */
  failed: string | undefined
  limit: string
}
