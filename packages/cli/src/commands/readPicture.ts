import {
  drawPicture,
  pictures,
  type DrawnPicture,
  type PictureOptions,
  type WidgetName,
} from '@half-open/react/pictures'
import { locales } from '@half-open/react/words'
import type { Flags } from '../args/Flag'
import { oneOf } from '../args/oneOf'
import type { Args } from '../args/readArgs'
import { readArgs } from '../args/readArgs'
import { readSettings, settingFlags } from '../args/readSettings'
import type { KnownModel } from '../models'

export const pictureFlags = {
  ...settingFlags,
  view: { value: '<name>', text: 'which of the widget’s views; the one it opens with unless given' },
  locale: { value: '<tag>', text: `the language, ${locales.join(', ')}; en unless given` },
} as const satisfies Flags

type Looks = Pick<PictureOptions<WidgetName>, 'theme' | 'widthPx'>

/** The picture of a widget as the arguments of a command ask for it, and those of its flags that are the command's own. */
export function readPicture<F extends typeof pictureFlags & Flags>(
  [widget, ...args]: readonly string[],
  flags: F,
  looks: (given: Args<F>['flags']) => Looks = () => ({}),
): { picture: DrawnPicture; given: Args<F>['flags'] } {
  const name = oneOf('widget', widget, Object.keys(pictures) as WidgetName[])
  const model = pictures[name].model as unknown as KnownModel['model']
  const asked = readArgs(args, flags, model.assumptions)
  const given: Args<typeof pictureFlags>['flags'] = asked.flags
  const options = {
    ...readSettings(model, { flags: given, assumptions: asked.assumptions }),
    locale: oneOf('--locale', given.locale ?? 'en', locales),
    ...(given.view !== undefined && { view: oneOf('--view', given.view, Object.keys(pictures[name].views)) }),
    ...looks(asked.flags),
  }
  return { picture: drawPicture(name, options as PictureOptions<WidgetName>), given: asked.flags }
}
