import type { ModelId } from './models'
import type { widgets } from './widgets'

export type WidgetName = keyof typeof widgets

/** A widget that shows one model, whose assumptions are its own. BeliefLags shows three. */
export type ModelWidgetName = Exclude<WidgetName, 'BeliefLags'>

/** Which of its model's scenarios each widget shows best. */
export const scenariosOf: Record<ModelWidgetName, { model: ModelId; ids: readonly string[] }> = {
  DetectionLagBar: {
    model: 'fleetDay',
    ids: ['keepalive-at-its-defaults', 'keepalive-tuned', 'heartbeat-slower-than-nat', 'only-the-new-session-tells'],
  },
  CommandLifecycle: {
    model: 'fleetDay',
    ids: ['fire-and-forget', 'wait-and-resend', 'late-close-erases-a-live-device', 'generation-survives-it'],
  },
  TwoSessionsRace: {
    model: 'sessionRace',
    ids: ['close-27-ms-after-login', 'close-800-ms-after-login', 'close-18-s-after-login', 'absent-until-the-next-login', 'generation-survives'],
  },
  GatewayRestartCurve: {
    model: 'gatewayRestart',
    ids: [
      'fixed-retry-in-lockstep',
      'random-wait',
      'the-queue-that-is-too-long',
      'accept-no-faster-than-you-authenticate',
      'skipping-dead-logins',
      'one-of-four-instances',
      'linear-syn-schedule',
    ],
  },
  QueueCliff: {
    model: 'gatewayRestart',
    ids: ['the-queue-that-is-too-long', 'accept-no-faster-than-you-authenticate', 'skipping-dead-logins', 'random-wait', 'linear-syn-schedule'],
  },
  SmartTimeoutsChain: {
    model: 'smartTimeouts',
    ids: [
      'tail-down-without',
      'tail-down-with',
      'tail-down-removed',
      'overloaded-chain',
      'period-outgrows-the-outage',
      'refusals-that-count',
      'preset-overlord',
      'preset-envoy',
      'preset-breaker',
      'preset-dns',
    ],
  },
  ClusterConsistencyTimeline: {
    model: 'clusterConsistency',
    ids: [
      'other-user-reads-stale',
      'round-robin-without-a-token',
      'round-robin-with-a-token',
      'wait-limit-reached',
      'notified-before-the-commit',
      'notified-after-the-commit-without-a-token',
      'notified-after-the-commit-with-a-token',
      'a-write-token-does-not-give-monotonic-reads',
      'a-read-token-does',
    ],
  },
}
