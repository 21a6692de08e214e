import { join } from 'node:path'
import { hostTests } from '../../tests/harness/hostTests'
import { installExample } from '../../tests/harness/installExample'

const built = (instead: string[] = []) => join(installExample('vite', { packs: ['sim', 'react'], instead }), 'dist')

hostTests('Vite, StrictMode, React 19', { build: () => built() })
hostTests('Vite, StrictMode, React 18', { build: () => built(['react@18.3.1', 'react-dom@18.3.1']) })
