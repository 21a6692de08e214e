import { renderToString } from 'react-dom/server'
import { figure } from './figure.js'

const figureInTheHtml = {
  name: 'figure-in-the-html',
  transformIndexHtml: (html) => html.replace('<!--lag-->', () => renderToString(figure)),
}

export default { plugins: [figureInTheHtml] }
