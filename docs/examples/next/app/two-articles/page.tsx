import { Article, Assumption, DetectionLagBar, Result, defineArticle, type ArticleDefinition } from '@half-open/react'

const often = defineArticle({ name: 'often', assumptions: { fleetDay: { heartbeatIntervalS: 60 } } })
const seldom = defineArticle({ name: 'seldom', assumptions: { fleetDay: { heartbeatIntervalS: 240 } } })

export default function Page() {
  return (
    <main>
      <h1>Two fleets</h1>
      <Fleet article={often} />
      <Fleet article={seldom} />
    </main>
  )
}

function Fleet({ article }: { article: ArticleDefinition }) {
  return (
    <Article {...article}>
      <section id={article.name}>
        <p>
          With a heartbeat every <Assumption of="fleetDay" name="heartbeatIntervalS" />, half of the deaths are noticed within{' '}
          <Result of="fleetDay" metric="activityMedian" />, nineteen in twenty within{' '}
          <Result of="fleetDay" metric="activityP95" />.
        </p>
        <DetectionLagBar />
      </section>
    </Article>
  )
}
