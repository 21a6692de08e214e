import type { ClusterConsistencyMessages } from './ClusterConsistencyMessages'

const noPublishedLoads = 'No hemos encontrado mediciones publicadas de cuánto tarda un nodo en recargar un modelo'
const atOnce = 'Un programa que sigue al instante, antes de lo que tardan un sondeo y una recarga'

export const es: ClusterConsistencyMessages = {
  assumptions: {
    nodes: 'Nodos',
    pollPeriodMs: 'Cada nodo pregunta a la base de datos cada',
    loadMs: 'Una recarga tarda',
    loadSpread: 'Duración de una recarga',
    waitLimitMs: 'Una lectura espera como mucho',
    requestDelayMs: 'Primera lectura, tras el commit',
    readGapMs: 'Segunda lectura, tras la primera respuesta',
    retryMs: 'Quien leyó lo viejo vuelve a preguntar cada',
    commitMs: 'Si se avisa antes del commit, con una antelación de',
    networkMs: 'Un aviso tarda en llegar, de media',
    otherTrafficPerS: 'Peticiones de otros por segundo',
    scenario: 'Se llega por',
    routing: 'Una petición va',
    token: 'La sesión lleva la versión',
    notify: 'Al otro se le avisa',
    trials: 'Cambios probados',
  },
  sources: {
    nodes: 'El menor número con el que dos lecturas por turnos pueden evitar, las dos, el nodo que tiene el cambio',
    pollPeriodMs: 'ThingWorx en clúster: ModelSyncPollInterval, 100 ms',
    loadMs: noPublishedLoads,
    loadSpread: noPublishedLoads,
    waitLimitMs:
      'ThingWorx: «en un segundo, más o menos»; su página de ajustes dice 3000 ms, lo mismo que espera Kubernetes',
    requestDelayMs: atOnce,
    readGapMs: atOnce,
    retryMs: 'Tan a menudo como pregunta un nodo por defecto',
    commitMs: 'Lo que le queda por hacer a una transacción después del aviso; como en sidekiq #322',
    networkMs: 'Un aviso dentro de una misma región',
    otherTrafficPerS: 'Ninguna: la siguiente petición del autor va entonces al nodo siguiente',
    scenario: 'Los tres caminos que recorre la guía de ThingWorx sobre consistencia eventual',
    routing:
      'ThingWorx: las peticiones por WebSocket recorren los servidores por turnos, las sesiones HTTP se quedan en uno',
    token: 'ThingWorx: la versión de un cambio se guarda en la sesión del WebSocket que lo hizo',
    notify: 'Lo que hace un programa cuidadoso; uno que no lo es: sidekiq #322',
    trials: 'Las proporciones quedan así a 2,2 puntos de su ley, 95 veces de cada 100',
  },
  choices: {
    constant: 'siempre la misma',
    exponential: 'exponencial en torno a su media',
    http: 'HTTP',
    webSocket: 'WebSocket',
    notification: 'un aviso',
    sticky: 'siempre al mismo nodo (sticky)',
    roundRobin: 'a cada nodo por turnos (round robin)',
    uniform: 'a cualquier nodo, al azar',
    off: 'de nada',
    write: 'de lo que escribió',
    writeAndRead: 'de lo que escribió o leyó',
    beforeCommit: 'antes del commit',
    afterCommit: 'después del commit',
  },
  leavesOut: [
    'Un cambio cada vez: ninguno adelanta a otro, y nadie cambia lo mismo desde dos nodos.',
    'Recargas que fallan; nodos que se pierden, se incorporan o se reinician; una base de datos que va ella misma con retraso.',
    'Lo que no se puede usar en absoluto mientras un nodo lo recarga: aquí sirve lo viejo hasta que tiene lo nuevo.',
    'Las peticiones no tardan nada en el camino, y una lectura que espera no le cuesta nada a su nodo.',
    'Nodos que preguntan a la vez, como después de reiniciarlos todos juntos.',
    'Cuánto tarda una recarga y lo pronto que lee un programa son supuestos, no mediciones de una plataforma.',
  ],
}
