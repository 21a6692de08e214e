import type { AssumptionSpecs, NumberSpec, Slider, Source } from '../core/assumptions'
import type { SessionRaceAssumptions } from './types'

const DAY_S = 86_400
/** Of the messages of each session: `explore` then meets at most C(14, 7) = 3432 interleavings. */
const MOST_MESSAGES = 6

const ourChoice = (title: string, url?: string): Source =>
  url === undefined ? { kind: 'our choice', title } : { kind: 'our choice', title, url }

const slider = (min: number, max: number, step: number): Slider => ({ min, max, step, scale: 'linear' })

type Given = Pick<NumberSpec, 'default' | 'min' | 'max' | 'slider' | 'source'> & Partial<Pick<NumberSpec, 'group'>>

const seconds = (given: Given): NumberSpec => ({ kind: 'number', unit: 's', integer: false, group: 'more', ...given })
const count = (given: Given): NumberSpec => ({ kind: 'number', unit: 'count', integer: true, group: 'more', ...given })

const MOCHI = 'https://github.com/mochi-mqtt/server/issues/483'

export const assumptions: AssumptionSpecs<SessionRaceAssumptions> = {
  coverageLossS: seconds({
    default: 160,
    min: 0,
    max: DAY_S,
    slider: slider(10, 600, 10),
    source: ourChoice('Rounded from a log in mochi-mqtt #483: the second login comes 162 s after the first', MOCHI),
  }),
  oldCloseAfterLoginS: seconds({
    default: 20,
    min: -DAY_S,
    max: DAY_S,
    slider: slider(-30, 60, 1),
    group: 'main',
    source: ourChoice('Rounded from a log in mochi-mqtt #483: the first connection times out 18 s after the second login', MOCHI),
  }),
  messageIntervalS: seconds({
    default: 30,
    min: 1,
    max: DAY_S,
    slider: slider(1, 120, 1),
    group: 'main',
    source: {
      kind: 'documented',
      title: 'Teltonika FM36, default of the period while moving',
      url: 'https://wiki.teltonika-gps.com/index.php?oldid=14916&title=Template%3AFM36_Data_aquisition_Parameters',
    },
  }),
  bufferedMessages: count({
    default: 0,
    min: 0,
    max: MOST_MESSAGES,
    slider: slider(0, 4, 1),
    group: 'main',
    source: ourChoice('None, so that the late close alone is seen at work'),
  }),
  newMessages: count({
    default: 3,
    min: 0,
    max: MOST_MESSAGES,
    slider: slider(0, 4, 1),
    source: ourChoice('Few enough that a reader can look at every order'),
  }),
  commandAtS: seconds({
    default: 185,
    min: 0,
    max: DAY_S,
    slider: slider(0, 600, 5),
    group: 'main',
    source: ourChoice('Between the late close of the default and the next message'),
  }),
  horizonS: seconds({
    default: 600,
    min: 1,
    max: DAY_S,
    slider: slider(60, 3600, 60),
    source: ourChoice('Ten minutes: many messages of the new session, and no other login'),
  }),
}
