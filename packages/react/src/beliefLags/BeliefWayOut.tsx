import type { Frame } from '../parts/useFrame'
import type { WayOut } from '../parts/WayOut'
import { WayOutButton } from '../parts/WayOutButton'
import { formatValue } from '../text/formatValue'
import type { Beliefs } from './Beliefs'
import type { Lags, Nothing } from './lags'
import type { BeliefLagsMessages } from './messages'
import type { Belief } from './useBelief'

interface Props {
  lags: Lags
  frame: Frame
  beliefs: Beliefs
  messages: BeliefLagsMessages
}

/** Where a row is empty because the reader has set something to nothing: the buttons that set it back to the model's own. */
export function BeliefWayOut({ lags, frame, beliefs: { registry, chain, cluster }, messages }: Props) {
  const empty = new Set<Nothing>(Object.values(lags).flatMap((lag) => (lag.kind === 'nothing' ? [lag.why] : [])))
  const shared = { awake: frame.awake }
  return (
    <>
      {empty.has('noDevices') && <WayOutButton wayOut={wayOut(registry, 'devices')} widget={{ ...registry, ...shared }} />}
      {empty.has('noDeaths') && <WayOutButton wayOut={wayOut(registry, 'coverageLossesPerDay')} widget={{ ...registry, ...shared }} />}
      {empty.has('noOutage') && <WayOutButton wayOut={wayOut(chain, 'outageS')} widget={{ ...chain, ...shared }} />}
      {empty.has('nobodyAsks') && <WayOutButton wayOut={wayOut(chain, 'requestsPerS')} widget={{ ...chain, ...shared }} />}
      {empty.has('oneNode') && <WayOutButton wayOut={wayOut(cluster, 'nodes')} widget={{ ...cluster, ...shared }} />}
    </>
  )

  function wayOut<A extends object, R, K extends string>({ model, run, words }: Belief<A, R, K>, key: keyof A & string): WayOut<A> | undefined {
    const spec = model.assumptions[key]
    const value = spec.default as number
    if (run.assumptions[key] === value) return undefined
    return { key, value, text: messages.set(words.assumptions[key], formatValue(value, spec, words.choices, frame.texts, frame.locale)) }
  }
}
