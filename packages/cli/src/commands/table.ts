import { formatFlags } from '../output/format'
import { plain } from '../output/plain'
import { textTable } from '../output/textTable'
import type { Command } from './Command'
import { pictureFlags, readPicture } from './readPicture'

const flags = { ...pictureFlags, csv: formatFlags.csv } as const

export const table: Command = {
  subject: '<widget>',
  summary: 'the numbers of the widget’s picture',
  flags,
  takesAssumptions: true,
  run(args) {
    const { picture, given } = readPicture(args, flags)
    if (given.csv !== undefined) return { text: picture.csv }
    const { caption, columns, rows } = picture.table
    return {
      text: plain(
        `${picture.title}\n${picture.finding}\n\n${caption}\n${textTable([columns, ...rows])}\n${picture.source}\n`,
      ),
    }
  },
}
