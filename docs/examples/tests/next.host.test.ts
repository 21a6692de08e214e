import { join } from 'node:path'
import { test } from 'vitest'
import { expectFollowsSystem } from '../../tests/harness/expectFollowsSystem'
import { hostTests } from '../../tests/harness/hostTests'
import { installExample } from '../../tests/harness/installExample'

const build = () => join(installExample('next', { packs: ['sim', 'react'] }), 'out')

hostTests('Next, server page', { build }, (host) => {
  // It declares no `color-scheme`.
  test('the figure has the colours of the page, which stays light', () =>
    expectFollowsSystem(host, { light: 'light', dark: 'light' }))
})

hostTests('Next, MDX page', { build, path: 'mdx' })
