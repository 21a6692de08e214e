import type { TermId } from '../terms'

export type Definitions = Record<TermId, string>
