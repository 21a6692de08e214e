import { pictures } from '@half-open/react/pictures'
import * as sim from '@half-open/sim'
import { describe, expect, it } from 'vitest'
import { version } from '../package.json'
import { commands } from './commands/commands'
import { modelIds, modelOf, type KnownModel } from './models'
import { plain } from './output/plain'
import { typed } from './testing/typed'

type AnyModel = KnownModel['model']

const models = Object.values<unknown>(sim).filter(
  (each): each is AnyModel => typeof each === 'object' && each !== null && 'scenarios' in each,
)

it('knows every model and every widget', () => {
  expect([...modelIds].sort()).toEqual(models.map(({ id }) => id).sort())
  const { out } = typed('models')
  for (const name of [...modelIds, ...Object.keys(pictures)]) expect(out).toContain(name)
})

describe.each(models.map((model) => [model.id, model] as const))('%s', (id, model) => {
  it('shows all that the data says', () => {
    const { out } = typed(`show ${id}`)
    for (const [key, spec] of Object.entries(model.assumptions)) {
      expect(out).toMatch(new RegExp(`^  ${key} +${spec.default} `, 'm'))
      expect(out).toContain(spec.source.title)
      if (spec.kind === 'number') expect(out).toContain(`${spec.min}..${spec.max}`)
    }
    for (const name of Object.keys(model.metrics)) expect(out).toMatch(new RegExp(`^  ${name} +[a-z]+ .*\\w`, 'im'))
    for (const { id: scenario, seed } of model.scenarios)
      expect(out).toMatch(new RegExp(`^  ${scenario} +${seed} +${plain(modelOf(id).lessons[scenario]!.title)}`, 'm'))
  })

  it('is the same as JSON', () => {
    expect(JSON.parse(typed(`show ${id} --json`).out)).toMatchObject({
      id,
      assumptions: model.assumptions,
      scenarios: model.scenarios,
    })
  })

  it('has no assumption that bears the name of a flag, but for a choice whose values no scenario is called by', () => {
    const flags = [...Object.values(commands).flatMap(({ flags }) => Object.keys(flags)), 'help']
    const ids = model.scenarios.map((scenario) => scenario.id)
    for (const [key, spec] of Object.entries(model.assumptions)) {
      if (!flags.includes(key)) continue
      expect([key, spec.kind]).toEqual(['scenario', 'choice'])
      if (spec.kind === 'choice') expect(spec.choices.filter((choice) => ids.includes(choice))).toEqual([])
    }
  })
})

it('tells of every command and every flag', () => {
  const { out } = typed('--help')
  for (const [name, { flags }] of Object.entries(commands)) {
    expect(out).toContain(`half-open ${name}`)
    for (const asked of [`${name} --help`, `${name} fleetDay -h`])
      for (const flag of Object.keys(flags)) expect(typed(asked).out).toContain(`--${flag}`)
  }
  expect(typed('--version').out).toBe(`${version}\n`)
})
