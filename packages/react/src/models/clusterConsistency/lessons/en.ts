/** What each scenario of the model teaches, for stories, documentation and articles; its claim holds it against the model. */
export const en = {
  'other-user-reads-stale': {
    title: 'The other user reads the old',
    text: 'Sticky sessions: whoever made the change is bound to the node that has it, and sees it at once. Every other user is bound to a node at random, and 50 ms after the commit six in ten of them still read what was there before. Nothing tells them so; they ask again until it changes.',
  },
  'round-robin-without-a-token': {
    title: 'Round robin, and no token',
    text: 'The next request on the same connection goes to the next node, which cannot have asked the database yet and reloaded. Nine in ten authors do not find what they themselves changed 50 ms ago.',
  },
  'round-robin-with-a-token': {
    title: 'Round robin with a token',
    text: 'The session carries the version of its own change. A node that is behind it lets the read wait until it has caught up: the same nine in ten that would have read the old now wait 45 ms on average, and nobody reads the old. A second device, which wrote nothing, is promised nothing.',
  },
  'wait-limit-reached': {
    title: 'The wait reaches its limit',
    text: 'Where a reload takes half a second on average, and now and then much longer, about one read in seven waits a whole second and then fails. None is answered with the old: that is the bargain. With three seconds of patience fewer than one in a hundred would fail.',
  },
  'notified-before-the-commit': {
    title: 'Told before the commit',
    text: 'The notification leaves 30 ms before the commit and is there after 20 ms: more than nine in ten devices read too early and find nothing new. No token helps, for there was no version yet to be told of; and with a single node it would happen to three in four.',
  },
  'notified-after-the-commit-without-a-token': {
    title: 'Told after the commit, without a token',
    text: 'What the notification speaks of exists by now, but not yet on the node that is asked: of the devices that are told in time, two in three read the old all the same.',
  },
  'notified-after-the-commit-with-a-token': {
    title: 'Told after the commit, with a token',
    text: 'The notification carries the version, and the device’s reads with it. Whichever node they meet waits until it has caught up: 47 ms on average, those that do not wait among them, and nobody who was told reads older than that.',
  },
  'a-write-token-does-not-give-monotonic-reads': {
    title: 'A write token does not give monotonic reads',
    text: 'A second device reads twice, 20 ms apart, at one node and then the next. In about one change in seven the first read shows the change and the second does not: it goes away again before the device’s eyes. The author’s token is no help to somebody who wrote nothing.',
  },
  'a-read-token-does': {
    title: 'A token for what was read does',
    text: 'The session carries the version of what it has read as well. Whatever it saw it keeps seeing: the second read waits for a node that has it. The first read is promised as little as before.',
  },
}

export type ClusterConsistencyLessons = typeof en
