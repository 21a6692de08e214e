import type { SmartTimeoutsAssumptions } from './types'

export type ChainPreset = 'described' | 'overlord' | 'envoy' | 'breaker' | 'dns'

/** What is known by other names, each as near as these assumptions come to it. */
export const presets: Record<ChainPreset, Partial<SmartTimeoutsAssumptions>> = {
  /** The defaults. */
  described: {},
  /** Its cap of 1800 s is on what it adds to the first minute. */
  overlord: {
    tolerance: 2,
    blacklistS: 60,
    increaseS: 60,
    growBy: 'failure',
    blacklistMaxS: 1860,
    refusalsCount: true,
    retries: 6,
  },
  /** Outlier detection, https://www.envoyproxy.io/docs/envoy/latest/intro/arch_overview/upstream/outlier. */
  envoy: {
    tolerance: 5,
    blacklistS: 30,
    increaseS: 30,
    blacklistMaxS: 300,
    reset: 'step',
    afterPeriod: 'tolerance',
  },
  /** A circuit breaker with one probe when half open. */
  breaker: { tolerance: 5, blacklistS: 60, growth: 'constant', probes: 'one' },
  /** A resolver's memory of a dead server: five minutes at most, RFC 2308 section 7.2. */
  dns: { tolerance: 1, blacklistS: 300, growth: 'constant' },
}
