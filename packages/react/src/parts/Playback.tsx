import { PlaybackIcon } from './PlaybackIcon'
import type { PlaybackMessages } from './playbackMessages'
import type { Playback as PlaybackState } from './usePlayback'

interface Props {
  playback: PlaybackState
  steps: number
  /** A step in words, for who moves through them without seeing the picture. */
  stepText: (step: number) => string
  disabled: boolean
  messages: PlaybackMessages
}

/** Play, pause, a step back or forward, and a range over all steps. */
export function Playback({ playback, steps, stepText, disabled, messages }: Props) {
  const { step, playing, play, pause, to } = playback
  const last = steps - 1
  return (
    <div className="half-open-playback" role="group" aria-label={messages.playback}>
      <button type="button" className="half-open-icon-button" aria-label={messages.stepBack} disabled={disabled} aria-disabled={step === 0} onClick={() => to(step - 1)}>
        <PlaybackIcon shape="back" />
      </button>
      <button
        type="button"
        className="half-open-icon-button"
        aria-label={playing ? messages.pause : messages.play}
        disabled={disabled || last < 1}
        onClick={playing ? pause : play}
      >
        <PlaybackIcon shape={playing ? 'pause' : 'play'} />
      </button>
      <button type="button" className="half-open-icon-button" aria-label={messages.stepForward} disabled={disabled} aria-disabled={step === last} onClick={() => to(step + 1)}>
        <PlaybackIcon shape="forward" />
      </button>
      <input
        type="range"
        className="half-open-range half-open-scrub"
        min={0}
        max={last}
        step={1}
        value={step}
        disabled={disabled || last < 1}
        aria-label={messages.scrub}
        aria-valuetext={stepText(step)}
        onChange={(event) => to(event.target.valueAsNumber)}
      />
    </div>
  )
}
