import type { ExploreMessages } from './en'

export const es: ExploreMessages = {
  rows: 'Filas',
  marks: 'Marcas',
  runs: 'Las cincuenta simulaciones',
}
