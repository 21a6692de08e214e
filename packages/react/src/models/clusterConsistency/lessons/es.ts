import type { ClusterConsistencyLessons } from './en'

export const es: ClusterConsistencyLessons = {
  'other-user-reads-stale': {
    title: 'El otro usuario lee lo viejo',
    text: 'Sesiones fijas: quien hizo el cambio está ligado al nodo que lo tiene, y lo ve al instante. Cada uno de los demás está ligado a un nodo cualquiera, y 50 ms después del commit seis de cada diez leen todavía lo que había antes. Nada se lo dice; vuelven a preguntar hasta que cambia.',
  },
  'round-robin-without-a-token': {
    title: 'Por turnos y sin token',
    text: 'La siguiente petición de la misma conexión va al nodo siguiente, que aún no puede haber preguntado a la base de datos y recargado. Nueve de cada diez autores no encuentran lo que ellos mismos cambiaron hace 50 ms.',
  },
  'round-robin-with-a-token': {
    title: 'Por turnos y con token',
    text: 'La sesión lleva la versión de su propio cambio. Un nodo que va por detrás hace esperar a la lectura hasta ponerse al día: los mismos nueve de cada diez que habrían leído lo viejo esperan ahora 45 ms de media, y nadie lee lo viejo. A un segundo dispositivo, que no escribió nada, no se le promete nada.',
  },
  'wait-limit-reached': {
    title: 'La espera llega a su límite',
    text: 'Si una recarga tarda medio segundo de media, y de vez en cuando mucho más, más o menos una de cada siete lecturas espera un segundo entero y luego falla. Ninguna recibe lo viejo: ese es el trato. Con tres segundos de paciencia fallaría menos de una de cada cien.',
  },
  'notified-before-the-commit': {
    title: 'Avisado antes del commit',
    text: 'El aviso sale 30 ms antes del commit y llega a los 20 ms: más de nueve de cada diez dispositivos leen demasiado pronto y no encuentran nada nuevo. Ningún token ayuda, porque aún no había versión de la que avisar; y con un solo nodo les pasaría a tres de cada cuatro.',
  },
  'notified-after-the-commit-without-a-token': {
    title: 'Avisado después del commit, sin token',
    text: 'Aquello de lo que habla el aviso ya existe, pero todavía no en el nodo al que se pregunta: de los dispositivos avisados a tiempo, dos de cada tres leen lo viejo de todos modos.',
  },
  'notified-after-the-commit-with-a-token': {
    title: 'Avisado después del commit, con token',
    text: 'El aviso lleva la versión, y con él las lecturas del dispositivo. El nodo con el que den espera hasta ponerse al día: 47 ms de media, contando las que no esperan, y nadie que haya sido avisado lee algo más viejo.',
  },
  'a-write-token-does-not-give-monotonic-reads': {
    title: 'Un token de escritura no da lecturas monótonas',
    text: 'Un segundo dispositivo lee dos veces, con 20 ms de diferencia, en un nodo y después en el siguiente. En uno de cada siete cambios, más o menos, la primera lectura muestra el cambio y la segunda no: desaparece otra vez ante sus ojos. El token del autor no le sirve a quien no escribió nada.',
  },
  'a-read-token-does': {
    title: 'Un token de lo leído sí las da',
    text: 'La sesión lleva también la versión de lo que ha leído. Lo que vio lo sigue viendo: la segunda lectura espera a que su nodo lo tenga. A la primera se le promete tan poco como antes.',
  },
}
