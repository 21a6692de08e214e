import type { HostWords } from './HostWords'

export const it: HostWords = {
  host: 'Sito',
  react: 'React',
  yes: 'sì',
  ownReact: (version) => `${version}, incluso`,
  noReact: 'nessuno',
  names: {
    'Next, server page': 'Next, pagina server',
    'Next, MDX page': 'Next, pagina MDX',
    'Docusaurus, MDX': 'Docusaurus, MDX: questo sito',
    'Astro, two islands': 'Astro, isole',
    'Vite, HTML rendered by the build, React 19': 'Vite, HTML generato dalla build',
    'Vite, HTML rendered by the build, React 18': 'Vite, HTML generato dalla build',
    'Vite, StrictMode, React 19': 'Vite, generato nel browser, StrictMode',
    'Vite, StrictMode, React 18': 'Vite, generato nel browser, StrictMode',
    'Plain HTML, elements': 'Solo HTML, elementi',
    'WordPress without scripts, image and finding': 'WordPress senza script, immagine e conclusione',
    'Any page, iframe': 'Qualsiasi pagina, iframe',
  },
  properties: {
    'the figure is in the HTML': ['Nell’HTML', 'La figura con il suo risultato c’è prima che giri uno script.'],
    'wakes in silence': [
      'Si sveglia in silenzio',
      'A 360 e 1200 px, con chi legge in un altro paese: console vuota, nulla chiesto altrove, nulla si sposta.',
    ],
    'strict CSP': [
      'Politica rigida',
      'Funziona dove la politica di contenuto non permette né script né stili in linea.',
    ],
    print: ['Stampa', 'Su A4 la figura e la sua tabella sono intere.'],
    'scripts off': ['Script disattivati', 'Ciò che dice si può vedere e leggere.'],
  },
  reasons: {
    'Next writes scripts': 'Next scrive script propri nella pagina; a noi non servono',
    'Docusaurus writes scripts and styles': 'Docusaurus scrive script e stili propri nella pagina; a noi non servono',
    'Astro writes scripts and a style': 'Astro scrive script e uno stile propri nella pagina; a noi non servono',
    'made by its script': 'tutta la pagina la fa il suo script',
    'image and finding instead': 'ci sono un’immagine e la conclusione',
    'nothing to wake': 'nulla si sveglia: l’immagine resta',
    'in another document': 'sta in un documento a sé',
    'cut at its height': 'si stampa con l’altezza che ha sullo schermo, perciò ciò che si apre viene tagliato',
    'a script’s work': 'il frame lo riempie uno script',
  },
}
