import { sessionRace } from '@half-open/sim/sessionRace'
import { afterEach, expect, it, vi } from 'vitest'
import { claims } from '../../../sim/src/sessionRace/testing/claims'
import { registries as simulated } from '../../../sim/src/sessionRace/registries'
import { describe } from './describe'
import { twoSessionsMessages } from './messages'
import { ordersOf } from './orders'
import { ordersGrid } from './ordersGrid'

const survives = sessionRace.scenarios.find(({ id }) => id === 'generation-survives')!
const { claim } = claims['generation-survives']!
const assumptions = sessionRace.resolve(survives.assumptions)
const run = (changed = {}) => sessionRace.simulate({ ...assumptions, ...changed })
const finding = () => describe(run(), assumptions, twoSessionsMessages.en, 'en').finding
const sum = () => ordersGrid(ordersOf({ ...assumptions, newMessages }), { ...assumptions, newMessages }, twoSessionsMessages.en, 'en').strips[0]?.sum.text
/** Another number for each test, since explored orders are kept. */
let newMessages = 3

afterEach(() => {
  vi.restoreAllMocks()
})

it('with its guard the claim holds, and the figure says that the generation never loses the device', () => {
  newMessages = 3
  expect(() => claim(run(), run)).not.toThrow()
  expect(finding()).toMatch(/by generation never\.$/)
  expect(sum()).toBe('right in all 35 orders')
})

it('a close that does not ask whose the entry is fails the claim, and the figure tells of it', () => {
  newMessages = 4
  vi.spyOn(simulated, 'generation').mockImplementation((entry, step) => (step === 'oldClose' ? 'nobody' : step === 'login' ? 'new' : entry))
  expect(() => claim(run(), run)).toThrow('the model does not bear out: by generation neither touches it')
  expect(finding()).toMatch(/by generation until its next message\.$/)
  expect(sum()).toBe('wrong in 55 of 56 orders, to the end in 55')
})
