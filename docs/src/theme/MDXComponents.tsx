import MDXComponents from '@theme-original/MDXComponents'
import '@half-open/react/styles.css'
import { AssumptionsTable } from '../components/AssumptionsTable'
import { CheckedHosts } from '../components/CheckedHosts'
import { CheckedWidgets } from '../components/CheckedWidgets'
import { Glossary } from '../components/Glossary'
import { Hatch } from '../components/Hatch'
import { Scenarios } from '../components/Scenarios'
import { ScrollTable } from '../components/ScrollTable'
import { StorybookLink } from '../components/StorybookLink'
import { widgets } from '../widgets'

/** What every page of the site can use without importing it. */
export default { ...MDXComponents, ...widgets, AssumptionsTable, CheckedHosts, CheckedWidgets, Glossary, Hatch, Scenarios, StorybookLink, table: ScrollTable }
