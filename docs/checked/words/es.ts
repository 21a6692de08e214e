import type { ConditionWords } from './ConditionWords'

export const es: ConditionWords = {
  widths: [
    'Ancho',
    'De 320 a 1200 px, en los dos temas, plegado y con todas las partes abiertas: ningún texto pisa a otro, se corta o baja de 12 px, y la página solo se desplaza en vertical.',
  ],
  'empty states': ['Nada que ver', 'Lo mismo cuando los supuestos no dejan nada que mostrar.'],
  fold: [
    'Primera vista',
    'En un teléfono de 360 px de ancho, la conclusión, la figura y el primer control caben en 480 px de alto.',
  ],
  'zoom 200 %': [
    'Zoom',
    'En una ventana de 1280 px al 200 %, y además con el texto de la página al doble de su tamaño, no se corta nada.',
  ],
  'text spacing': [
    'Espaciado del texto',
    'Con el espaciado de WCAG 1.4.12 no se corta nada. Quedan fuera las palabras de dentro del dibujo; la tabla dice lo mismo.',
  ],
  targets: ['Blancos', 'Todo lo que se pulsa mide al menos 24 px de alto; un tirador, 44 px.'],
  keyboard: [
    'Teclado',
    'El tabulador lleva a los controles, las flechas los mueven, la conclusión los sigue y el foco se ve.',
  ],
  axe: ['axe', 'El verificador axe no encuentra nada, en los dos temas y con todas las partes abiertas.'],
  'forced colours': ['Colores forzados', 'El dibujo toma la paleta de quien lee y conserva su rayado.'],
  'reduced motion': ['Movimiento reducido', 'Nada se mueve por sí solo, ni al principio ni tras un cambio.'],
  'right to left': [
    'De derecha a izquierda',
    'En una página que se lee de derecha a izquierda el dibujo se queda como es y no se corta ningún texto.',
  ],
  print: [
    'Impresión',
    'En A4 todas las partes están abiertas, no se corta nada, ningún dibujo es más alto que una hoja y no sobra ningún botón.',
  ],
  'scripts off': [
    'Sin scripts',
    'El HTML del servidor contiene la conclusión, el dibujo y la tabla, y ningún control finge que funciona.',
  ],
  'no stylesheet': ['Sin hoja de estilos', 'El dibujo está entero y con sus colores.'],
  'wakes in silence': [
    'Al despertar',
    'Cuando llega el script, bajo el StrictMode de React, ninguna parte cambia de sitio y la consola sigue vacía.',
  ],
  'bad props': [
    'Props erróneas',
    'En producción, le dé lo que le dé por error quien escribe, el widget sigue en pie, en el servidor y en el navegador.',
  ],
}
