import { renderToString } from 'react-dom/server'
import { parts } from './parts.js'

const partsInTheHtml = {
  name: 'parts-in-the-html',
  transformIndexHtml: (html) => html.replace(/<!--(\w+)-->/g, (_, id) => renderToString(parts[id])),
}

export default { plugins: [partsInTheHtml] }
