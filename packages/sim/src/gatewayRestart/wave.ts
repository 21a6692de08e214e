/** The attempts that began in one second: they send their SYNs, and are given up, in the same seconds. */
export interface Wave {
  /** In each row a device whose SYN has not entered a queue, or the complement (~) of one whose has. */
  devices: Int32Array
  /** How many have not entered. */
  outside: number
}
