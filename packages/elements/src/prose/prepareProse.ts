import { loadKnown, type AnyModel, type ModelId } from '@half-open/react/headless'
import { nearest } from '@half-open/sim'
import { loadArticleOf } from '../articleOf'
import type { Awake } from '../LazyElement'
import { camelOf } from '../names'
import { shadowOf } from '../shadowOf'
import { warnOnce } from '../warnOnce'
import { wakeAssumption } from './wakeAssumption'
import { wakeResult } from './wakeResult'

const parts = {
  assumption: {
    attribute: 'name',
    namesOf: ({ model }: AnyModel) => Object.keys(model.assumptions),
    wake: wakeAssumption,
  },
  result: { attribute: 'metric', namesOf: ({ model }: AnyModel) => Object.keys(model.metrics), wake: wakeResult },
}

interface Part {
  known: AnyModel
  name: string
}

/** Prepares to show a part of a sentence in place of what stands inside the element: plain elements, without React. */
export async function prepareProse(host: HTMLElement, kind: keyof typeof parts): Promise<() => Awake> {
  const first = await partOf(host, kind)
  return () => {
    let leave: (() => void) | undefined = wakeProse(host, kind, first)
    return {
      update() {
        void partOf(host, kind).then((next) => {
          if (leave === undefined) return
          leave()
          leave = wakeProse(host, kind, next)
        })
      },
      sleep() {
        leave?.()
        leave = undefined
        wakeProse(host, kind, undefined)
      },
    }
  }
}

async function partOf(host: HTMLElement, kind: keyof typeof parts): Promise<Part | undefined> {
  const { attribute, namesOf } = parts[kind]
  const id = oneOf(host, 'of', Object.keys(loadKnown)) as ModelId | undefined
  if (id === undefined) return undefined
  const [known] = await Promise.all([loadKnown[id](), loadArticleOf(host)])
  const name = oneOf(host, attribute, namesOf(known))
  return name === undefined ? undefined : { known, name }
}

function wakeProse(host: HTMLElement, kind: keyof typeof parts, part: Part | undefined): () => void {
  if (part !== undefined) return parts[kind].wake(host, shadowOf(host), part.known, part.name)
  // What stands inside says it better than another number would.
  host.shadowRoot?.replaceChildren(document.createElement('slot'))
  return () => undefined
}

/** The name that an attribute holds, in either case. */
function oneOf(host: HTMLElement, attribute: string, names: readonly string[]): string | undefined {
  const text = host.getAttribute(attribute)?.trim() ?? ''
  const name = camelOf(text)
  if (names.includes(name)) return name
  const hint = text === '' ? `Known: ${names.join(', ')}` : `did you mean ${JSON.stringify(nearest(name, names))}?`
  warnOnce(
    `<${host.localName} ${attribute}>: no ${JSON.stringify(text)}; ${hint} What stands inside the element stays.`,
  )
  return undefined
}
