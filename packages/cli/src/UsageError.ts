/** What was asked for cannot be done: the message names key, bound and value. */
export class UsageError extends Error {}

/** `check()`; what the models and pictures throw at a value is the user's to mend. */
export function orUsageError<T>(check: () => T): T {
  try {
    return check()
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) throw new UsageError(error.message)
    throw error
  }
}
