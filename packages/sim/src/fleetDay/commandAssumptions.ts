import type { AssumptionSpecs } from '../core/assumptions'
import { choice, count, documented, onOff, ourChoice, seconds, slider } from '../core/specs'
import { DAY_S } from './milliseconds'
import type { FleetDayAssumptions } from './types'

type CommandKey =
  | 'detection'
  | 'registry'
  | 'commandsPerDay'
  | 'awaitConfirmation'
  | 'confirmationWaitS'
  | 'commandExpiryS'
  | 'executionS'

/** What the server knows of sessions, and how it sends commands by it. */
export const commandAssumptions: AssumptionSpecs<Pick<FleetDayAssumptions, CommandKey>> = {
  detection: choice(
    ['activity', 'keepalive', 'none'],
    'activity',
    ourChoice('Gateways that close silent sessions are common; some leave it to keepalive, some to nobody'),
  ),
  registry: choice(
    ['generation', 'socket'],
    'generation',
    documented(
      'As MQTT asks: a new session of the same client ends the old one [MQTT-3.1.4-2]',
      'https://docs.oasis-open.org/mqtt/mqtt/v3.1.1/os/mqtt-v3.1.1-os.html',
    ),
  ),
  commandsPerDay: count({
    default: 2000,
    min: 0,
    max: 1_000_000,
    slider: slider(0, 10_000, 100),
    source: ourChoice('Enough for some to meet a dead session; shares do not depend on it, only their noise does'),
  }),
  awaitConfirmation: onOff(true, ourChoice('A protocol with answers to commands lets the server wait and send again')),
  confirmationWaitS: seconds({
    default: 30,
    min: 1,
    max: DAY_S,
    slider: slider(5, 300, 5),
    source: ourChoice(
      'As long as a Teltonika device awaits its server’s answer by default: 30 s (5 to 300)',
      'https://wiki.teltonika-gps.com/view/Template:FTXXXX_Device_Family_Parameter_list',
    ),
  }),
  commandExpiryS: seconds({
    default: 600,
    min: 1,
    max: DAY_S,
    slider: slider(30, 3600, 30),
    source: ourChoice('Ten minutes: an immobiliser switched much later than asked surprises somebody'),
  }),
  executionS: seconds({
    default: 5,
    min: 0,
    max: 3600,
    slider: slider(0, 60, 1),
    source: ourChoice('A relay acts at once; the vehicle’s bus and its sensors take a few seconds'),
  }),
}
