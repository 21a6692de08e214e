/**
 * Median processor time of each task over repeats that are interleaved, so that what else the machine does falls on all
 * alike. The first repeat warms up and does not count.
 */
export function medianTimesMs(repeats, tasks) {
  const times = tasks.map(() => [])
  for (let i = 0; i <= repeats; i++) {
    tasks.forEach((task, t) => {
      const before = process.cpuUsage()
      task(i + 1)
      const { user, system } = process.cpuUsage(before)
      if (i > 0) times[t].push((user + system) / 1000)
    })
  }
  return times.map((of) => of.sort((x, y) => x - y)[Math.floor(of.length / 2)])
}

export function report(line) {
  console.log(line)
}

/** Reports a measure, and makes the run fail where it is above its bound. */
export function bound(what, value, atMost) {
  const holds = value <= atMost
  if (!holds) process.exitCode = 1
  report(`${what}: ${value.toFixed(2)}, at most ${atMost}: ${holds ? 'holds' : 'BROKEN'}`)
}
