import type { HostWords } from './HostWords'

export const es: HostWords = {
  host: 'Sitio',
  react: 'React',
  yes: 'sí',
  ownReact: (version) => `${version}, incluido`,
  noReact: 'ninguno',
  names: {
    'Next, server page': 'Next, página de servidor',
    'Next, MDX page': 'Next, página MDX',
    'Docusaurus, MDX': 'Docusaurus, MDX: este sitio',
    'Astro, two islands': 'Astro, islas',
    'Vite, HTML rendered by the build, React 19': 'Vite, HTML generado al compilar',
    'Vite, HTML rendered by the build, React 18': 'Vite, HTML generado al compilar',
    'Vite, StrictMode, React 19': 'Vite, generado en el navegador, StrictMode',
    'Vite, StrictMode, React 18': 'Vite, generado en el navegador, StrictMode',
    'Plain HTML, elements': 'HTML sin más, elementos',
    'WordPress without scripts, image and finding': 'WordPress sin scripts, imagen y conclusión',
    'Any page, iframe': 'Cualquier página, iframe',
  },
  properties: {
    'the figure is in the HTML': [
      'En el HTML',
      'La figura con su resultado está antes de que se ejecute ningún script.',
    ],
    'wakes in silence': [
      'Despierta en silencio',
      'A 360 y 1200 px, con quien lee en otro país: la consola vacía, nada pedido fuera, nada se mueve.',
    ],
    'strict CSP': [
      'Política estricta',
      'Funciona donde la política de contenido no permite scripts ni estilos en línea.',
    ],
    print: ['Impresión', 'En A4 la figura y su tabla están enteras.'],
    'scripts off': ['Sin scripts', 'Lo que dice se puede ver y leer.'],
  },
  reasons: {
    'Next writes scripts': 'Next escribe sus propios scripts en la página; nosotros no los necesitamos',
    'Docusaurus writes scripts and styles':
      'Docusaurus escribe sus propios scripts y estilos en la página; nosotros no los necesitamos',
    'Astro writes scripts and a style':
      'Astro escribe sus propios scripts y un estilo en la página; nosotros no los necesitamos',
    'made by its script': 'toda la página la hace su script',
    'image and finding instead': 'están una imagen y la conclusión',
    'nothing to wake': 'nada despierta: la imagen se queda',
    'in another document': 'está en un documento aparte',
    'cut at its height': 'se imprime con su altura en pantalla, así que lo plegado se corta',
    'a script’s work': 'el iframe lo llena un script',
  },
}
