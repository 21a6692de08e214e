import type { HostWords } from './HostWords'

export const en: HostWords = {
  host: 'Site',
  react: 'React',
  yes: 'yes',
  ownReact: (version) => `${version}, brought along`,
  noReact: 'none',
  names: {
    'Next, server page': 'Next, server page',
    'Next, MDX page': 'Next, MDX page',
    'Docusaurus, MDX': 'Docusaurus, MDX: this site',
    'Astro, two islands': 'Astro, islands',
    'Vite, HTML rendered by the build, React 19': 'Vite, HTML rendered by the build',
    'Vite, HTML rendered by the build, React 18': 'Vite, HTML rendered by the build',
    'Vite, StrictMode, React 19': 'Vite, rendered in the browser, StrictMode',
    'Vite, StrictMode, React 18': 'Vite, rendered in the browser, StrictMode',
    'Plain HTML, elements': 'Plain HTML, elements',
    'WordPress without scripts, image and finding': 'WordPress without scripts, picture and finding',
    'Any page, iframe': 'Any page, iframe',
  },
  properties: {
    'the figure is in the HTML': ['In the HTML', 'The figure with its result is there before any script runs.'],
    'wakes in silence': [
      'Wakes in silence',
      'At 360 and 1200 px, with a reader from another country: an empty console, no request elsewhere, nothing moves.',
    ],
    'strict CSP': [
      'Strict policy',
      'It runs where the content policy allows neither inline scripts nor inline styles.',
    ],
    print: ['Print', 'On A4 the figure and its table are whole.'],
    'scripts off': ['Scripts off', 'What it says can be seen and read.'],
  },
  reasons: {
    'Next writes scripts': 'Next writes scripts of its own into the page; we need none',
    'Docusaurus writes scripts and styles':
      'Docusaurus writes scripts and styles of its own into the page; we need none',
    'Astro writes scripts and a style': 'Astro writes scripts and a style of its own into the page; we need none',
    'made by its script': 'the whole page is made by its script',
    'image and finding instead': 'a picture and the finding are',
    'nothing to wake': 'nothing wakes: the picture stays',
    'in another document': 'it is in a document of its own',
    'cut at its height': 'printed at its height on the screen, so what folds open is cut',
    'a script’s work': 'the frame is filled by a script',
  },
}
