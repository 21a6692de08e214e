import { join } from 'node:path'
import { installExample } from '../../tests/harness/installExample'
import { hostTests } from '../../tests/harness/hostTests'

hostTests({ build: () => join(installExample('next', { packs: ['sim', 'react'] }), 'out'), followsSystem: false })
