import type { SmartTimeoutsLessons } from './en'

export const es: SmartTimeoutsLessons = {
  'tail-down-without': {
    title: 'Cae un servidor, y esperan todos',
    text: 'Una de cada siete peticiones va a C1. Mientras está caído, cada una retiene cinco segundos un worker de A y otro de B1, y con dos workers por servidor eso basta: el 54 % de las peticiones que no necesitaban nada de C1 tardan más de un segundo. Con veinte workers nadie nota nada.',
  },
  'tail-down-with': {
    title: 'Smart timeouts, y lo que cuestan',
    text: 'Tras dos fallos B1 deja de preguntar un minuto; luego dos, tres y así. Diecisiete llamadas hallan caído a C1, en vez de 493, y el 1 % de las peticiones sanas tarda más de un segundo. El precio llega después: C1 ha vuelto, y B1 lo sigue rechazando 7 min 13 s.',
  },
  'tail-down-removed': {
    title: 'Retirado a mano',
    text: 'Alguien desactiva C1 en cuanto falla. Nadie lo espera, ni siquiera de vez en cuando para ver si ha vuelto; y por eso nadie se entera, hasta que alguien lo repone.',
  },
  'overloaded-chain': {
    title: 'Una cadena sobrecargada',
    text: 'El doble de peticiones. Lo que espera a C1 ocupa ahora más tiempo de workers del que tiene A, y la cola de espera crece mientras dura la caída. Casi 7000 clientes se van sin respuesta. Con smart timeouts la misma cadena soporta la misma carga, y no se va ni uno.',
  },
  'period-outgrows-the-outage': {
    title: 'Un periodo más largo que la caída',
    text: 'Periodos que se triplican: un minuto, tres, nueve. C1 estuvo caído cinco minutos, y lo rechazan 8 min 29 s después de volver. Cuando cada periodo dura al menos el doble que el anterior, el último dura más que todos los anteriores juntos; donde eso es demasiado, hace falta un máximo.',
  },
  'refusals-that-count': {
    title: 'Rechazos que cuentan como fallos',
    text: 'Cada petición rechazada se toma por un fallo más y reinicia el periodo. Quien pregunta mantiene la puerta cerrada: solo se abriría si nadie preguntara durante un periodo entero, y con una petición cada pocos segundos eso no pasa nunca. Al final de la hora C1 lleva 25 minutos de vuelta y no le llega nada.',
  },
  'preset-overlord': {
    title: 'Como lo hace Overlord',
    text: 'Siete intentos de cinco segundos duran más de lo que espera aquí cualquier cliente: sin smart timeouts se van casi todos. Con ellos bastan tres peticiones para que C1 acabe en la lista negra y, como los rechazos cuentan, en toda la hora nadie le vuelve a preguntar.',
  },
  'preset-envoy': {
    title: 'Como lo hace Envoy',
    text: 'Cinco fallos seguidos para cada expulsión, medio minuto más cada vez, cinco minutos como mucho. El límite es lo que ayuda: C1 se vuelve a encontrar en 1 min 41 s. Los cinco fallos son lo que cuesta: 57 llamadas hallan caído a C1, donde bastarían diecisiete.',
  },
  'preset-breaker': {
    title: 'Un circuit breaker',
    text: 'Un minuto, siempre, y después una sola petición que averigua por todas. Cuesta una llamada por minuto mientras dura la caída, y después se pierde, como mucho, poco más de un minuto.',
  },
  'preset-dns': {
    title: 'Como recuerdan los resolvers a los servidores caídos',
    text: 'Un fallo, y cinco minutos en los que nadie pregunta. Media hora de caída cuesta doce llamadas, y a nadie se le rechaza mucho más de cinco minutos después de que el servidor haya vuelto.',
  },
}
