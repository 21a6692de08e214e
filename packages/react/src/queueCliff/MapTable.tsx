import type { GatewayRestartAssumptions, LastBack, QueueMapRow } from '@half-open/sim/gatewayRestart'
import { formatDuration } from '../text/duration'
import type { Locale } from '../text/locale'
import { formatMinutes } from '../text/minutes'
import { formatNumber } from '../text/number'
import type { QueueCliffMessages } from './messages'

interface Props {
  rows: readonly QueueMapRow[]
  /** What they were computed from. */
  assumptions: GatewayRestartAssumptions
  messages: QueueCliffMessages
  locale: Locale
}

/** A row for each login timeout, a column for each queue: the sooner the fleet is back, the bluer; never is hatched. */
export function MapTable({ rows, assumptions, messages, locale }: Props) {
  const words = messages.map
  const soonest = Math.min(...rows.flatMap(({ cells }) => cells.map(({ t100S }) => t100S ?? Infinity)))
  const isAssumed = (loginTimeoutS: number, queueCapacity: number) =>
    loginTimeoutS === assumptions.loginTimeoutS && queueCapacity === assumptions.queueCapacity
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has only keys must be able to scroll it
    <div className="half-open-scroll" role="region" aria-label={words.caption} tabIndex={0}>
      <table className="half-open-table half-open-map">
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th rowSpan={2} scope="col">
              {words.timeout}
            </th>
            <th colSpan={rows[0]?.cells.length} scope="colgroup">
              {words.queue}
            </th>
          </tr>
          <tr>
            {rows[0]?.cells.map(({ queueCapacity }) => (
              <th key={queueCapacity} scope="col">
                {formatNumber(queueCapacity, locale)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ loginTimeoutS, cells }) => (
            <tr key={loginTimeoutS}>
              <th scope="row">{formatDuration(loginTimeoutS, locale)}</th>
              {cells.map(({ queueCapacity, ...back }) => (
                <td
                  key={queueCapacity}
                  className={`half-open-map-${shadeOf(back, soonest)}`}
                  {...(isAssumed(loginTimeoutS, queueCapacity) && { 'aria-current': true })}
                >
                  <span>{textOf(back)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )

  function textOf({ t100S, isStuck, watchedS }: LastBack): string {
    if (t100S !== null) return formatMinutes(t100S)
    return isStuck ? messages.never : `> ${formatDuration(watchedS, locale)}`
  }
}

/** Up to a quarter more than the soonest, up to twice, up to four times it; then the slow. */
function shadeOf({ t100S, isStuck }: LastBack, soonest: number): string {
  if (t100S === null) return isStuck ? 'never' : 'late'
  const shade = [1.25, 2, 4].findIndex((times) => t100S <= times * soonest)
  return String(shade < 0 ? 3 : shade)
}
