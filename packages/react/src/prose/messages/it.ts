import type { ProseMessages } from './en'

export const it: ProseMessages = {
  why: 'perché questo numero?',
  nothing: 'nessuno',
  less: (label) => `Meno: ${label}`,
  more: (label) => `Più: ${label}`,
}
