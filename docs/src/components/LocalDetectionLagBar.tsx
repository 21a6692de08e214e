import { DetectionLagBar, type DetectionLagBarProps } from '@half-open/react'
import { useLocale } from './useLocale'

/** The widget in the language of the page. */
export function LocalDetectionLagBar(props: DetectionLagBarProps) {
  return <DetectionLagBar locale={useLocale()} {...props} />
}
