/** What only parts of a sentence say. */
export const en = {
  why: 'why this number?',
  nothing: 'none',
  less: (label: string) => `Less: ${label}`,
  more: (label: string) => `More: ${label}`,
}

export type ProseMessages = typeof en
