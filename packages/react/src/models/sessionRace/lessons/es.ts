import type { SessionRaceLessons } from './en'

export const es: SessionRaceLessons = {
  'close-27-ms-after-login': {
    title: 'Cerrada 27 ms después del login',
    text: 'Un log de ThingsBoard de enero de 2024: el cliente nuevo se conecta y 27 ms después llega la desconexión del viejo. Es lo bastante tarde para borrar un dispositivo que acaba de entrar. Por socket queda perdido casi 30 s, hasta su mensaje siguiente: más que con un cierre 20 s tarde. Un comando un segundo después del login no encuentra a nadie.',
  },
  'close-800-ms-after-login': {
    title: 'Cerrada 0,8 s después del login',
    text: 'Un visor se reinicia y se registra; 0,8 s después se cierra su WebSocket viejo y la entrada se borra por identificador de dispositivo. Cuatro minutos más tarde, un registro en el que solo escribe un login sigue sin encontrar a nadie, aunque el dispositivo ha hablado cada 30 s. Por generación no había nada que reparar.',
  },
  'close-18-s-after-login': {
    title: 'Cerrada 18 s después del login',
    text: 'Un cliente MQTT se reinicia y vuelve a los 162 s; 18 s después se agota la espera de lectura de su primera conexión. Hasta entonces los comandos llegan y el dispositivo ha hablado tres veces. Luego desaparece: por socket hasta su mensaje siguiente, 2 s después; por login, hasta el final.',
  },
  'absent-until-the-next-login': {
    title: 'Ausente hasta el siguiente login',
    text: 'Donde solo un login escribe la entrada, ningún mensaje la devuelve, ni siquiera uno por segundo: conectado y sano, el dispositivo está ausente el resto de la hora. Un caso real de este tipo acabó con un reinicio.',
  },
  'generation-survives': {
    title: 'La generación sobrevive',
    text: 'Dos mensajes tardíos y un cierre tardío. Por socket, el primer mensaje tardío devuelve la entrada a la sesión muerta y allí va un comando; luego el cierre borra el dispositivo, también por login. Con una generación la entrada sabe de quién es: los mensajes tardíos se descartan, el cierre tardío quita solo lo suyo y el comando llega.',
  },
}
