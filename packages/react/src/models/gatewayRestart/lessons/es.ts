import type { GatewayRestartLessons } from './en'

export const es: GatewayRestartLessons = {
  'fixed-retry-in-lockstep': {
    title: 'Reintento fijo, todos a una',
    text: 'Cinco mil dispositivos esperan diez segundos cada uno: lo intentan en el mismo segundo, los rechazan en el mismo segundo y llaman todos juntos cuando la pasarela vuelve. Quien no entra se rinde con los demás, y con ellos regresa. El último tarda casi cinco minutos, más del doble de lo que la pasarela permitiría.',
  },
  'random-wait': {
    title: 'Espera al azar',
    text: 'Los primeros intentos se reparten en dos minutos, y cada espera tras un fallo se sortea. Lo que llega en un segundo se puede comprobar en un segundo: la flota ha vuelto en tres minutos, ningún login se comprueba en vano y apenas importa que en la cola quepan 128 o mil.',
  },
  'the-queue-that-is-too-long': {
    title: 'La cola demasiado larga',
    text: 'Con 511 plazas la flota vuelve en 2 min 19 s; con 1024, nunca. La pasarela comprueba cien logins cada segundo, y una hora después todos son de dispositivos que se rindieron mientras hacían fila. Tres quintas partes de la flota se quedan fuera.',
  },
  'accept-no-faster-than-you-authenticate': {
    title: 'No aceptar más deprisa de lo que se autentica',
    text: 'La misma cola de 1024, pero la pasarela toma de ella solo lo que puede comprobar: detrás no se forma ninguna fila, y todos han vuelto en 2 min 19 s. Por sí solo no basta: con una cola de 4096, la fila en la que mueren es la del propio kernel.',
  },
  'skipping-dead-logins': {
    title: 'Saltarse los logins de quien ya se fue',
    text: 'Detrás del login de un dispositivo que se rindió hay un FIN, para quien mire. Si la pasarela mira antes de comprobar, los muertos no cuestan nada y una cola de 4096 no hace daño.',
  },
  'one-of-four-instances': {
    title: 'Una de cuatro instancias',
    text: 'Tres cuartas partes de la flota conservan su sesión. A los demás dispositivos no los rechaza nadie: entran por las tres instancias que siguen en pie, y con una espera fija han vuelto todos antes que la instancia caída; la espera al azar, que a una multitud tan pequeña no le hace falta, tarda dos minutos. Tiene un límite: si caen tres de cuatro, la que queda no puede acoger a sus dispositivos.',
  },
  'linear-syn-schedule': {
    title: 'Un SYN por segundo',
    text: 'Desde la versión 6.5, Linux repite al principio el SYN cada segundo. Dentro del mismo tiempo límite encuentran sitio más conexiones, como si la cola fuera más larga: con 128 plazas la flota vuelve antes; con 511, que antes era lo bastante corta, nunca.',
  },
}
