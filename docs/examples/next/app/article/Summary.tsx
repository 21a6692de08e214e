'use client'

import { Assumption, Result, type ArticleDefinition } from '@half-open/react'

/** An island elsewhere on the page, outside the `<Article>`: the definition says which one it belongs to. */
export function Summary({ article }: { article: ArticleDefinition }) {
  return (
    <p>
      In short: at <Assumption article={article} of="fleetDay" name="heartbeatIntervalS" /> one death in twenty is noticed only
      after <Result article={article} of="fleetDay" metric="activityP95" />, and the heartbeats of a device come to{' '}
      <Result article={article} of="fleetDay" metric="heartbeatBytesPerDevice30Days" /> in 30 days.
    </p>
  )
}
