import type { ProseMessages } from './en'

export const es: ProseMessages = {
  why: '¿por qué este número?',
  nothing: 'ninguno',
  less: (label) => `Menos: ${label}`,
  more: (label) => `Más: ${label}`,
}
