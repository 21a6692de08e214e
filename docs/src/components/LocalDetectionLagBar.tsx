import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import { DetectionLagBar } from '@half-open/react'
import type { ComponentProps } from 'react'

/** The widget in the language of the page. */
export function LocalDetectionLagBar(props: ComponentProps<typeof DetectionLagBar>) {
  const { i18n } = useDocusaurusContext()
  return <DetectionLagBar locale={i18n.currentLocale as 'en' | 'es' | 'it'} {...props} />
}
