import { afterEach, beforeAll } from 'vitest'
import '../styles.css'
import { failOnConsole } from '../figure/testing/failOnConsole'
import { conditions } from './conditions'
import { describeConditions } from './describeConditions'
import { emulate } from './page'

failOnConsole()
// So that no test waits for the server to make the chunk.
beforeAll(() => import('../figure/explore/Inspect'), 60_000)
afterEach(async () => {
  document.dir = 'ltr'
  await emulate({})
})

describeConditions(conditions)
