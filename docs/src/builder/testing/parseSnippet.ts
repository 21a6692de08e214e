import { localeOf } from '@half-open/react/headless'
import type { Locale } from '@half-open/react'
import ts from 'typescript'
import { attributeOf } from '../../../../packages/elements/src/attributeOf'
import { readAssumptions } from '../../../../packages/elements/src/readAssumptions'
import { readSeed } from '../../../../packages/elements/src/readSeed'
import { models, type Values } from '../../models'
import { scenariosOf, type ModelWidgetName } from '../../scenariosOf'
import { choiceOf, type Choice } from '../Choice'
import type { Site } from '../sites'
import type { SnippetPart } from '../snippets/Snippet'

/** What the figure of a snippet would show, read as its site reads it. */
export function parseSnippet(site: Site, parts: readonly SnippetPart[]): Choice {
  const { code } = parts.find(({ kind }) => kind === 'figure')!
  if (site === 'html') return ofElement(elementIn(code))
  if (site === 'iframe') return ofElement(elementOfFrame(elementIn(code)))
  return site === 'wordpress' ? ofCitation(elementIn(code)) : ofJsx(code)
}

const elementIn = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.firstElementChild!
const widgetNames = Object.keys(scenariosOf) as ModelWidgetName[]

function ofJsx(code: string): Choice {
  const element = code.slice(code.indexOf('<'), code.lastIndexOf('/>') + 2)
  const file = ts.createSourceFile('figure.tsx', element, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX)
  const statement = file.statements[0]
  if (!statement || !ts.isExpressionStatement(statement) || !ts.isJsxSelfClosingElement(statement.expression))
    throw new Error(`no element in ${code}`)
  const { tagName, attributes } = statement.expression
  const props = Object.fromEntries(
    attributes.properties.filter(ts.isJsxAttribute).map((prop) => [prop.name.getText(), valueOf(prop.initializer)]),
  )
  return {
    widget: tagName.getText() as ModelWidgetName,
    locale: (props['locale'] ?? 'en') as Locale,
    scenario: props['scenario'] as string | undefined,
    assumptions: (props['defaultAssumptions'] ?? {}) as Values,
    seed: props['defaultSeed'] as number | undefined,
  }
}

function valueOf(node: ts.Node | undefined): unknown {
  if (node === undefined) return true
  if (ts.isStringLiteral(node)) return node.text
  if (ts.isJsxExpression(node)) return valueOf(node.expression)
  if (ts.isObjectLiteralExpression(node)) {
    const pairs = node.properties.filter(ts.isPropertyAssignment)
    return Object.fromEntries(pairs.map(({ name, initializer }) => [name.getText(), valueOf(initializer)]))
  }
  return JSON.parse(node.getText())
}

/** By the code with which the elements read themselves. */
function ofElement(element: Element): Choice {
  const widget = widgetNames.find((name) => element.localName === `half-open${kebab(name)}`)!
  const model = models[scenariosOf[widget].model]
  const scenario = model.scenarios.find(({ id }) => id === element.getAttribute('scenario'))
  return {
    widget,
    locale: localeOf(element.getAttribute('lang')!)!,
    scenario: scenario?.id,
    assumptions: (readAssumptions(element, model, { under: scenario?.assumptions }) ?? {}) as Values,
    seed: readSeed(element),
  }
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function elementOfFrame(frame: Element): Element {
  const query = new URL(frame.getAttribute('src')!, 'https://editor.example/').searchParams
  const element = frame.ownerDocument.createElement(`half-open-${query.get('widget')}`)
  for (const [name, text] of query) element.setAttribute(name, text)
  return element
}

/** What it takes to compute the picture again: its model, its run, and all that is not the model's default. */
function ofCitation(figure: Element): Choice {
  const [cited = '', values = ''] = figure.querySelector('small')!.textContent.split('; ')
  const file = figure.querySelector('img')!.getAttribute('src')!
  const widget = widgetNames.find((name) => `${kebab(name).slice(1)}.png` === file)!
  const model = models[scenariosOf[widget].model]
  if (!cited.includes(` ${model.id}, `)) throw new Error(`not cited by its model: ${cited}`)
  const texts = values
    .split(', ')
    .filter(Boolean)
    .map((pair) => pair.split('=') as [string, string])
  const element = figure.ownerDocument.createElement('p')
  for (const [name, text] of texts) element.setAttribute(attributeOf(model.id, name), text)
  const begun: Choice = { widget, locale: localeOf(figure.getAttribute('lang')!)!, assumptions: {} }
  const seed = model.withoutChance ? undefined : Number(/(\d+)$/.exec(cited)![1])
  return choiceOf(begun, (readAssumptions(element, model) ?? {}) as Values, seed)
}
