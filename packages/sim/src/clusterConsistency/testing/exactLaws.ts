import { convergenceLaws } from './convergenceLaws'
import { monotonicLaws } from './monotonicLaws'
import { otherLaws } from './otherLaws'
import { staleLaws } from './staleLaws'
import { waitLaws } from './waitLaws'
import type { ExactLaw } from './ExactLaw'

/** Everything about the cluster that is known exactly, in the order in which the model card shows it. */
export const exactLaws: readonly ExactLaw[] = [
  ...staleLaws,
  ...convergenceLaws,
  ...waitLaws,
  ...monotonicLaws,
  ...otherLaws,
]
