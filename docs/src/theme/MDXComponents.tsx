import '@half-open/react/styles.css'
import MDXComponents from '@theme-original/MDXComponents'
import { LocalDetectionLagBar } from '../components/LocalDetectionLagBar'
import { StorybookLink } from '../components/StorybookLink'

/** What every page of the site can use without importing it. */
export default { ...MDXComponents, DetectionLagBar: LocalDetectionLagBar, StorybookLink }
