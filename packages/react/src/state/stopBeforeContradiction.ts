/**
 * The value nearest to `wanted`, on the way from a value that is allowed, that `allowed` accepts: where a reader's hand
 * would make two assumptions contradict each other, the control stops at the last value that does not. Rules compare
 * one side with the other, so what is allowed is an interval, and halving finds its end to within `step`.
 */
export function stopBeforeContradiction(
  wanted: number,
  current: number,
  step: number,
  allowed: (value: number) => boolean,
): number {
  if (allowed(wanted)) return wanted
  const toward = Math.sign(wanted - current) * step
  let good = 0
  let bad = Math.ceil(Math.abs(wanted - current) / step)
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2)
    if (allowed(current + middle * toward)) good = middle
    else bad = middle
  }
  return current + good * toward
}
