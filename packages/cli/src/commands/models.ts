import { pictures } from '@half-open/react/pictures'
import { readArgs } from '../args/readArgs'
import { modelIds, modelOf } from '../models'
import { textTable } from '../output/textTable'
import type { Command } from './Command'

export const models: Command = {
  subject: '',
  summary: 'the models, and the widgets that show them',
  flags: {},
  takesAssumptions: false,
  run(args) {
    readArgs(args, {}, {})
    const rows = modelIds.map((id) => {
      const { model } = modelOf(id)
      const counts = [model.assumptions, model.metrics, model.scenarios].map((of) => String(Object.keys(of).length))
      return [id, model.version, ...counts, widgetsOf(id).join(', ')]
    })
    return { text: textTable([['model', 'version', 'assumptions', 'metrics', 'scenarios', 'widgets'], ...rows]) }
  },
}

function widgetsOf(id: string): string[] {
  return Object.entries(pictures)
    .filter(([, { model }]) => ('ids' in model ? model.ids.includes(id) : model.id === id))
    .map(([name]) => name)
}
