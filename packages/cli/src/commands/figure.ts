import { widthPxOfPictures } from '@half-open/react/pictures'
import { oneOf } from '../args/oneOf'
import { readNumber } from '../args/readNumber'
import type { Command } from './Command'
import { pictureFlags, readPicture } from './readPicture'

const flags = {
  ...pictureFlags,
  theme: { value: '<name>', text: 'light or dark; light unless given' },
  width: { value: '<px>', text: `${widthPxOfPictures.min} to ${widthPxOfPictures.max}; 720 unless given` },
  output: { value: '<file>', short: 'o', text: 'write the SVG there and print the finding, its alternative text' },
} as const

export const figure: Command = {
  subject: '<widget>',
  summary: 'the widget’s picture as SVG, and its finding',
  flags,
  takesAssumptions: true,
  run(args) {
    const { picture, given } = readPicture(args, flags, ({ theme, width }) => ({
      ...(theme !== undefined && { theme: oneOf('--theme', theme, ['light', 'dark'] as const) }),
      ...(width !== undefined && { widthPx: readNumber('width', width, widthPxOfPictures) }),
    }))
    if (given.output === undefined) return { text: `${picture.svg}\n` }
    return { text: `${picture.finding}\n`, file: { path: given.output, content: `${picture.svg}\n` } }
  },
}
