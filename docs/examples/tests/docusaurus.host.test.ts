import { siteDir } from '../../../scripts/lib/paths.mjs'
import { hostTests } from '../../tests/harness/hostTests'

hostTests('Docusaurus, MDX', { build: () => siteDir, path: 'getting-started/' })
