import MDXComponents from '@theme-original/MDXComponents'
import '@half-open/react/styles.css'
import { AssumptionsTable } from '../components/AssumptionsTable'
import { LocalDetectionLagBar } from '../components/LocalDetectionLagBar'
import { Scenarios } from '../components/Scenarios'
import { ScrollTable } from '../components/ScrollTable'
import { StorybookLink } from '../components/StorybookLink'

/** What every page of the site can use without importing it. */
export default { ...MDXComponents, AssumptionsTable, DetectionLagBar: LocalDetectionLagBar, Scenarios, StorybookLink, table: ScrollTable }
