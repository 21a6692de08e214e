/** Which deaths a figure counts. */
export const causes = ['all', 'coverage', 'nat'] as const

export type Cause = (typeof causes)[number]
