/** What each scenario of the model teaches, for stories, documentation and articles; its claim holds it against the model. */
export const en = {
  'tail-down-without': {
    title: 'One dead server, and everybody waits',
    text: 'One request in seven asks for C1. While it is dead each of them holds a worker of A and of B1 for five seconds, and with two workers to a server that is enough: 54 % of the requests that needed nothing of C1 take over a second. With twenty workers nobody notices.',
  },
  'tail-down-with': {
    title: 'Smart timeouts, and their price',
    text: 'B1 stops asking after two failures, for a minute, then for two, three and so on. Seventeen calls find C1 dead instead of 493, and 1 % of the healthy requests take over a second. The price comes afterwards: C1 is back, and B1 goes on refusing it for 7 min 13 s.',
  },
  'tail-down-removed': {
    title: 'Removed by hand',
    text: 'Somebody disables C1 as it fails. Nobody waits for it, not even now and then to see whether it is back; and that is why nobody finds out, until somebody puts it back.',
  },
  'overloaded-chain': {
    title: 'An overloaded chain',
    text: 'Twice the requests. What waits for C1 now takes more worker time than A has, and the queue grows for as long as the outage lasts. Nearly 7,000 clients leave without an answer. With smart timeouts the same chain bears the same load, and not one leaves.',
  },
  'period-outgrows-the-outage': {
    title: 'A period that outgrows the outage',
    text: 'Periods that triple: one minute, three, nine. C1 was down for five minutes, and is refused for 8 min 29 s after it came back. Where each period is at least twice the one before, the last is longer than all before it together; where that is too long, a maximum must bound it.',
  },
  'refusals-that-count': {
    title: 'Refusals that count as failures',
    text: 'Each refused request is taken for one more failure and begins the period anew. Whoever asks now keeps the door shut: it would open only if nobody asked for a whole period, and with a request every few seconds nobody ever sees that. At the end of the hour C1 has been back for 25 minutes, and nothing reaches it.',
  },
  'preset-overlord': {
    title: 'As Overlord has it',
    text: 'Seven tries of five seconds are longer than any client here waits: without smart timeouts nearly everybody leaves. With them three requests are enough to blacklist C1, and since refusals count it is not asked again within the hour.',
  },
  'preset-envoy': {
    title: 'As Envoy has it',
    text: 'Five failures in a row for each ejection, half a minute more each time, five minutes at most. The bound is what helps: C1 is found again in 1 min 41 s. The five failures are what it costs: 57 calls find C1 dead, where seventeen would do.',
  },
  'preset-breaker': {
    title: 'A circuit breaker',
    text: 'One minute, always, and then a single request that finds out for all. It costs a call a minute for as long as the outage lasts, and after it little more than a minute is lost at most.',
  },
  'preset-dns': {
    title: 'As resolvers remember dead servers',
    text: 'One failure, and five minutes in which nobody asks. Half an hour of outage costs twelve calls, and nobody is refused for much longer than five minutes after the server is back.',
  },
}

export type SmartTimeoutsLessons = typeof en
