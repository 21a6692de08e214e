import { widgets } from './src/widgets'

/** What nearly every widget needs comes at once; the rest with those that need it. */
const minShareCount = Object.keys(widgets).length - 1

/** The words of a model come with what speaks of it. */
const ofReactPackage = /packages[\\/]react[\\/]dist[\\/](?!models[\\/])/

/** Which modules are downloaded together. */
export const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
    { name: modelOf, priority: 2 },
    { name: plainOf, test: ofReactPackage, priority: 1, minShareCount },
    { name: 'widgets', test: ofReactPackage, minShareCount },
  ],
}

/** A page with one model downloads no other; what models share is apart, and so is what tells the story of one run. */
function modelOf(file: string) {
  const [, model, trace] = /packages[\\/]sim[\\/]dist[\\/](?!core)(\w+)[\\/](trace[\\/])?/.exec(file) ?? []
  if (model === undefined) return null
  return trace === undefined ? model : `trace-of-${model}`
}

interface Modules {
  getModuleInfo: (id: string) => { importedIds: string[] } | null
}

/** What sentences share with widgets stays apart from what only widgets share, so that a sentence brings no React. */
function plainOf(file: string, modules: Modules) {
  return needsReact(file, modules) ? null : 'shared'
}

function needsReact(file: string, modules: Modules, seen = new Set<string>()): boolean {
  if (/node_modules[\\/]react[\\/]/.test(file)) return true
  if (seen.has(file)) return false
  seen.add(file)
  return modules.getModuleInfo(file)?.importedIds.some((id) => needsReact(id, modules, seen)) ?? false
}
