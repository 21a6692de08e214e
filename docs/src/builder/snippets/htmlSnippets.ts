import { attributeOf } from '../../../../packages/elements/src/attributeOf'
import { modelOf, type Choice } from '../Choice'
import { frameCss } from './frameCss'
import { escaped, htmlElement } from './htmlElement'
import { fileOf, slugOf } from './names'
import type { DrawnFigure, SnippetPart } from './Snippet'

/** The folder that the zip of a release unpacks to. */
const folder = 'half-open'

/** What sets the figure, by the attributes of its element. */
function attributesOf(choice: Choice): Record<string, string> {
  const { scenario, assumptions, seed } = choice
  const { id } = modelOf(choice)
  const texts = Object.entries(assumptions).map(([name, value]) => [attributeOf(id, name), String(value)])
  return {
    ...(scenario !== undefined && { scenario }),
    ...Object.fromEntries(texts),
    ...(seed !== undefined && { seed: String(seed) }),
  }
}

const picture = ({ widget }: Choice, { widthPx, heightPx, finding }: DrawnFigure, type: 'svg' | 'png') =>
  htmlElement('img', { src: fileOf(widget, type), width: widthPx, height: heightPx, alt: finding })

/** A custom element, with what is seen until it wakes. Its language is said: the page's may be another. */
export function html(choice: Choice, drawn: DrawnFigure): SnippetPart[] {
  const page = [
    htmlElement('link', { rel: 'stylesheet', href: `${folder}/half-open.css` }),
    htmlElement('script', { type: 'module', src: `${folder}/half-open.js` }, []),
  ]
  const inside = [picture(choice, drawn, 'svg'), `<p>${escaped(drawn.finding)}</p>`]
  const attributes = { lang: choice.locale, ...attributesOf(choice) }
  return [
    { kind: 'page', language: 'html', code: page.join('\n') },
    { kind: 'figure', language: 'html', code: htmlElement(`half-open-${slugOf(choice.widget)}`, attributes, inside) },
  ]
}

export function iframe(choice: Choice, { title }: DrawnFigure): SnippetPart[] {
  const { widget, locale } = choice
  const slug = slugOf(widget)
  const query = new URLSearchParams({ widget: slug, lang: locale, ...attributesOf(choice) })
  const frame = { class: `frame-${slug}`, title, src: `${folder}/frame.html?${query}` }
  return [
    {
      kind: 'page',
      language: 'html',
      code: htmlElement('script', { type: 'module', src: `${folder}/frames.js` }, []),
    },
    { kind: 'style', language: 'css', code: frameCss(slug, locale) },
    { kind: 'figure', language: 'html', code: htmlElement('iframe', frame, []) },
  ]
}

/** Where neither scripts nor unknown elements are let through: the picture, what it says, and what it takes to cite it. */
export function wordpress(choice: Choice, drawn: DrawnFigure): SnippetPart[] {
  const caption = [`${escaped(drawn.finding)}<br />`, `<small>${escaped(drawn.source)}</small>`]
  const inside = [picture(choice, drawn, 'png'), htmlElement('figcaption', {}, caption)]
  return [{ kind: 'figure', language: 'html', code: htmlElement('figure', { lang: choice.locale }, inside) }]
}
