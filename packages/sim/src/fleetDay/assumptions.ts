import type { AssumptionSpecs } from '../core/assumptions'
import { bytes, count, documented, number, ourChoice, seconds, slider, wholeSeconds } from '../core/specs'
import { commandAssumptions } from './commandAssumptions'
import { DAY_S } from './milliseconds'
import type { FleetDayAssumptions } from './types'

const MIDDLING_FLEET = ourChoice('A fleet of middling size; shares and lags do not depend on it, only their noise does')
const NO_PUBLISHED_LOSSES = ourChoice('No published measurement found of how often and how long trackers lose coverage')
const A_CAR = ourChoice('A privately used car: two to four trips of 20 to 90 minutes between 6:00 and 20:00')
const KEEPALIVE = documented(
  'Linux ip-sysctl, tcp_keepalive_time 7200, tcp_keepalive_intvl 75, tcp_keepalive_probes 9',
  'https://www.kernel.org/doc/html/latest/networking/ip-sysctl.html',
)
const GT06 = 'https://www.scribd.com/document/632852330/GT06N-Protocol'

export const assumptions: AssumptionSpecs<FleetDayAssumptions> = {
  devices: count({ default: 5000, min: 0, max: 1_000_000, slider: slider(100, 20_000, 100), source: MIDDLING_FLEET }),
  positionIntervalS: seconds({
    default: 30,
    min: 1,
    max: DAY_S,
    slider: slider(1, 300, 1),
    source: documented(
      'Teltonika FM36, default of the period while moving',
      'https://wiki.teltonika-gps.com/index.php?oldid=14916&title=Template%3AFM36_Data_aquisition_Parameters',
    ),
  }),
  heartbeatIntervalS: seconds({
    default: 180,
    min: 1,
    max: DAY_S,
    slider: slider(30, 1800, 30),
    group: 'main',
    source: documented('GT06N protocol: a status packet after 3 minutes', GT06),
  }),
  natTimeoutS: seconds({
    default: 300,
    min: 1,
    max: DAY_S,
    slider: slider(30, 7500, 30),
    source: ourChoice(
      'Networks differ widely: load balancers 240 s (Azure) and 350 s (AWS), Twilio Super SIM 6 h; RFC 5382 asks for 2 h 4 min',
      'https://www.rfc-editor.org/rfc/rfc5382#section-5',
    ),
  }),
  coverageLossesPerDay: number('perDay', true, {
    default: 3,
    min: 0,
    max: 200,
    slider: slider(0, 24, 1),
    source: NO_PUBLISHED_LOSSES,
  }),
  coverageLossMinS: seconds({ default: 60, min: 1, max: DAY_S, slider: slider(1, 3600, 1), source: NO_PUBLISHED_LOSSES }),
  coverageLossMaxS: seconds({
    default: 1800,
    min: 1,
    max: DAY_S,
    slider: slider(60, 14_400, 60),
    source: NO_PUBLISHED_LOSSES,
  }),
  tripsMin: count({ default: 2, min: 0, max: 48, slider: slider(0, 12, 1), source: A_CAR }),
  tripsMax: count({ default: 4, min: 0, max: 48, slider: slider(0, 12, 1), source: A_CAR }),
  tripMinS: seconds({ default: 1200, min: 1, max: DAY_S, slider: slider(60, 7200, 60), source: A_CAR }),
  tripMaxS: seconds({ default: 5400, min: 1, max: DAY_S, slider: slider(60, 14_400, 60), source: A_CAR }),
  tripsFromS: seconds({ default: 21_600, min: 0, max: DAY_S, slider: slider(0, DAY_S, 1800), source: A_CAR }),
  tripsUntilS: seconds({ default: 72_000, min: 0, max: DAY_S, slider: slider(0, DAY_S, 1800), source: A_CAR }),
  missedHeartbeats: number('count', false, {
    default: 3,
    min: 1,
    max: 100,
    slider: slider(1, 10, 0.5),
    group: 'main',
    source: ourChoice(
      'MQTT gives up after one and a half [MQTT-3.1.2-24]; Traccar and ThingsBoard after 600 s, about three of the default',
      'https://docs.oasis-open.org/mqtt/mqtt/v3.1.1/os/mqtt-v3.1.1-os.html',
    ),
  }),
  keepaliveIdleS: wholeSeconds({
    default: 7200,
    min: 1,
    max: DAY_S,
    slider: slider(30, 7200, 30),
    group: 'main',
    source: KEEPALIVE,
  }),
  keepaliveIntervalS: wholeSeconds({ default: 75, min: 1, max: 3600, slider: slider(1, 120, 1), source: KEEPALIVE }),
  keepaliveProbes: count({ default: 9, min: 1, max: 100, slider: slider(1, 15, 1), source: KEEPALIVE }),
  ...commandAssumptions,
  headerBytes: bytes({
    default: 40,
    min: 0,
    max: 1000,
    slider: slider(20, 120, 4),
    source: documented('IPv4 (20) and TCP (20), without options', 'https://www.rfc-editor.org/rfc/rfc9293#section-3.1'),
  }),
  heartbeatPayloadBytes: bytes({
    default: 25,
    min: 0,
    max: 100_000,
    slider: slider(0, 500, 5),
    source: documented('GT06N protocol: heartbeat 15, answer 10', GT06),
  }),
  loginPayloadBytes: bytes({
    default: 28,
    min: 0,
    max: 100_000,
    slider: slider(0, 500, 2),
    source: documented('GT06N protocol: login 18, answer 10', GT06),
  }),
}
