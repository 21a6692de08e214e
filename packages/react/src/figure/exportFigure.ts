export { svgDocument } from './svgDocument'
export { toCsv } from './toCsv'
