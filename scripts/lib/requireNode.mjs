import process from 'node:process'

/** Ends the process with a plain sentence where Node is older than `minimum`. */
export function requireNode(minimum) {
  if (compare(process.versions.node, minimum) >= 0) return
  console.error(`half-open needs Node ${minimum} or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

function compare(a, b) {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number))
  return left.map((part, i) => part - right[i]).find((difference) => difference !== 0) ?? 0
}
