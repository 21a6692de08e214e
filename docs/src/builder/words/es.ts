import type { BuilderWords } from './en'

export const es: BuilderWords = {
  widget: 'Figura',
  scenario: 'Escenario',
  noScenario: 'Ninguno: los valores por defecto del modelo',
  language: 'Idioma de la figura',
  site: 'Tu sitio',
  sites: {
    react: 'React, Next',
    mdx: 'MDX',
    docusaurus: 'Docusaurus',
    astro: 'Astro',
    html: 'HTML sin más',
    iframe: 'iframe',
    wordpress: 'WordPress, sin scripts',
  },
  about: {
    react:
      'Un archivo aparte. En Next, una página del servidor puede usarlo tal cual: el paquete marca él mismo dónde empieza el cliente. La figura está en el HTML con su resultado.',
    mdx: 'En cualquier página de un sitio MDX. La figura está en el HTML compilado con su resultado.',
    docusaurus: 'En cualquier página cuyo nombre acabe en .mdx. La figura está en el HTML compilado con su resultado.',
    astro:
      'Una isla: la figura está en el HTML compilado y despierta cuando alguien la ve. El primer comando añade React, si tu sitio aún no lo tiene.',
    html: 'Sin framework ni compilación. Descomprime el zip de una versión junto a la página y deja allí también la imagen: es lo que se ve hasta que la figura despierta, y donde no se ejecutan scripts.',
    iframe:
      'Para páginas que solo admiten marcos. Descomprime el zip de una versión en tu sitio. El estilo reserva la altura; después el script la fija con exactitud. En papel, un marco se corta a esa altura.',
    wordpress:
      'Para editores que eliminan los scripts y los elementos que no conocen. Sube la imagen en PNG, porque WordPress no admite SVG, pon su dirección en src y pega el código en un bloque de HTML personalizado.',
  },
  figure: 'La figura',
  setIt: 'Déjala como quieras que la encuentren: lo que muevas aquí pasa al código.',
  code: 'El código',
  parts: {
    install: 'Una vez, en la carpeta de tu sitio',
    page: 'Una vez en la página',
    style: 'En tu hoja de estilos',
    figure: 'Donde deba ir la figura',
  },
  copy: 'Copiar',
  copyPart: (part) => `Copiar: ${part}`,
  picture: 'La imagen',
  pictureFor: 'Para feeds, vistas previas y diapositivas, con su conclusión como texto alternativo.',
  drawing: 'Se está dibujando la imagen; después, el código.',
  drawingPicture: 'Se está dibujando la imagen.',
  notDrawn: 'Aquí no se ha podido dibujar la imagen. «Copiar la figura (SVG)», bajo la figura, también la da.',
  downloadSvg: 'Descargar SVG',
  downloadPng: 'Descargar PNG',
}
