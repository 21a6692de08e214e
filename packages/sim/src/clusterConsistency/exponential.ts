import { log } from '../core/math'

/** Whole microseconds of that mean, from a uniform draw in [0, 1). */
export function exponential(mean: number, u: number): number {
  return Math.floor(-mean * log(1 - u)) + 0
}
