declare const process: { env: Record<string, string | undefined> }

/** True in a development build; where no bundler has replaced the expression and there is no `process`, false. */
export function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production'
  } catch {
    return false
  }
}

/** True where a static build asked that a bad prop stop it: `HALF_OPEN_STRICT=1`. */
export function isStrict(): boolean {
  try {
    return process.env.HALF_OPEN_STRICT === '1'
  } catch {
    return false
  }
}
