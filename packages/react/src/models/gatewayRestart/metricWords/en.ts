import type { GatewayRestartMetricWords } from './GatewayRestartMetricWords'

const back = {
  rule: 'From the fall on; “never” where it does not happen while the fleet is watched. A device is back once its login has been checked and its session set up.',
  none: 'never',
}

export const en: GatewayRestartMetricWords = {
  t50: { ...back, name: 'half of the fleet is back', card: 'first t with 50 % of the devices ready' },
  t95: { ...back, name: 'nineteen in twenty are back', card: 'first t with 95 % of the devices ready' },
  t100: { ...back, name: 'the last device is back', card: 'first t with all devices ready' },
  attempts: {
    name: 'attempts',
    rule: 'Every time a device tried to come back, refused or not.',
    card: 'attempts begun, refused ones among them',
  },
  refused: {
    name: 'refused attempts',
    rule: 'Attempts made while no instance was up: nobody listens, and the machine says so at once.',
    card: 'begun at t < downtime with all instances down',
  },
  synDropped: {
    name: 'dropped SYNs',
    rule: 'A SYN that finds the accept queue full is dropped in silence, and the device’s system sends it again by its schedule.',
    card: 'SYNs sent − SYNs that found room in the queue',
  },
  loginTimeouts: {
    name: 'attempts given up',
    rule: 'Attempts whose login had not been checked in time, whether they were connected, in line or still before the queue.',
    card: 'begun at s and not authenticated by s + login timeout',
  },
  wastedLogins: {
    name: 'logins checked in vain',
    rule: 'The device had gone by the time its login was checked; it cost a turn all the same.',
    card: 'dead logins that took a turn of the authentication',
  },
}
