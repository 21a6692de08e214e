import { join } from 'node:path'
import { describe } from 'vitest'
import { installExample } from '../../tests/harness/installExample'
import { hostTests } from '../../tests/harness/hostTests'

const headers = { 'content-security-policy': "default-src 'self'; script-src 'self'; style-src 'self'" }
const packs = ['sim', 'react'] as const

describe.each([['19', []], ['18', ['react@18.3.1', 'react-dom@18.3.1']]])('React %s', (_, instead) => {
  hostTests({ build: () => join(installExample('html', { packs, instead }), 'dist'), headers, followsSystem: true })
})
