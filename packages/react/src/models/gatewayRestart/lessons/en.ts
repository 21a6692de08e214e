/** What each scenario of the model teaches, for stories, documentation and articles; its claim holds it against the model. */
export const en = {
  'fixed-retry-in-lockstep': {
    title: 'A fixed retry, in lockstep',
    text: 'Five thousand devices wait ten seconds each, and so they try in the same second, are refused in the same second, and knock all together when the gateway is up. Whoever does not get in gives up with all the others, and returns with them. The last one is back after nearly five minutes, more than twice what the gateway could do.',
  },
  'random-wait': {
    title: 'A random wait',
    text: 'The first attempts are spread over two minutes, and each wait after a failure is drawn. What arrives in a second can be checked in a second: the fleet is back in three minutes, no login is checked in vain, and whether the queue holds 128 or a thousand hardly matters.',
  },
  'the-queue-that-is-too-long': {
    title: 'The queue that is too long',
    text: 'With 511 places the fleet is back after 2 min 19 s; with 1024, never. The gateway checks a hundred logins in every second, and an hour later each of them is of a device that gave up while it stood in line. Three fifths of the fleet stay out.',
  },
  'accept-no-faster-than-you-authenticate': {
    title: 'Accept no faster than you authenticate',
    text: 'The same queue of 1024, but the gateway takes from it only what it can check: the line behind the queue stays empty, and all are back after 2 min 19 s. It is not enough by itself: with a queue of 4096 the kernel’s own queue is the line in which they die.',
  },
  'skipping-dead-logins': {
    title: 'Skipping the logins of those who have gone',
    text: 'Behind the login of a device that gave up lies a FIN, for whoever looks. Where the gateway looks before it checks, the dead cost nothing, and a queue of 4096 does no harm.',
  },
  'one-of-four-instances': {
    title: 'One of four instances',
    text: 'Three quarters of the fleet keep their sessions. The others are not refused but let in by the three that stand, and with a fixed wait are all back before the fallen one is; a random wait, which such a small crowd does not need, takes two minutes. It has a limit: where three of four fall, the one left cannot take their devices in.',
  },
  'linear-syn-schedule': {
    title: 'SYNs each second',
    text: 'Since version 6.5 Linux sends a SYN again each second at first. In the same login timeout more connections find a place, as if the queue were longer: with 128 places the fleet is back sooner; with 511, which was just short enough before, never.',
  },
}

export type GatewayRestartLessons = typeof en
