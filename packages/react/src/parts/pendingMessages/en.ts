/** What is said while a run is awaited, and where it was cut. */
export const en = {
  computing: (share: string) => `Computing this run, ${share}.`,
  shownMeanwhile: (of: string) => `Until then the figure shows the run before (${of}).`,
  cut: 'So long a run is not computed at once: the figure shows its beginning. Where scripts run, the rest is computed.',
  cutMeanwhile: 'Until then the figure shows its beginning.',
}

export type PendingMessages = typeof en
