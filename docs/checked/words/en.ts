import type { ConditionWords } from './ConditionWords'

export const en: ConditionWords = {
  widths: [
    'Width',
    'From 320 to 1200 px, in both themes, folded and with every part open: no text runs into another, is cut or is under 12 px, and the page scrolls up and down only.',
  ],
  'empty states': ['Nothing to see', 'The same where the assumptions leave nothing to show.'],
  fold: ['First sight', 'On a phone 360 px wide, finding, figure and first control fit 480 px of height.'],
  'zoom 200 %': [
    'Zoom',
    'In a window of 1280 px at 200 %, and with the page’s own text at twice its size besides, nothing is cut.',
  ],
  'text spacing': [
    'Text spacing',
    'With the spacing of WCAG 1.4.12 nothing is cut. The words inside the picture are left out; the table has the same.',
  ],
  targets: ['Targets', 'Whatever is pressed is at least 24 px high, a handle 44 px.'],
  keyboard: [
    'Keyboard',
    'Tab leads to the controls, the arrow keys move them, the finding follows, and the focus can be seen.',
  ],
  axe: ['axe', 'The checker axe finds nothing, in both themes, with every part open.'],
  'forced colours': ['Forced colours', 'The picture takes the reader’s palette and keeps its hatch.'],
  'reduced motion': ['Reduced motion', 'Nothing moves by itself, neither at first nor after a change.'],
  'right to left': [
    'Right to left',
    'On a page that runs from right to left the picture stays as it is, and no text is cut.',
  ],
  print: [
    'Print',
    'On A4 every part is open, nothing is cut, no picture is higher than a sheet, and no button is left over.',
  ],
  'scripts off': [
    'Scripts off',
    'The server’s HTML holds finding, picture and table, and no control pretends to work.',
  ],
  'no stylesheet': ['No stylesheet', 'The picture is whole and in its colours.'],
  'wakes in silence': [
    'Waking',
    'When the script arrives, under React’s StrictMode, no part changes its place and the console stays empty.',
  ],
  'bad props': [
    'Wrong props',
    'In production, whatever an author gives it by mistake, the widget stands, on the server and in the browser.',
  ],
}
