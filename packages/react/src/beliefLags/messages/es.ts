import type { BeliefLagsMessages } from './en'

export const es: BeliefLagsMessages = {
  title: 'Cuánto tarda un sistema en saber lo que ya es cierto',
  form: 'Barras sobre un eje logarítmico, cuatro filas; los valores, en la tabla',
  rows: {
    connectionDead: 'Registro: socket muerto',
    serverDead: 'Cadena: servidor muerto',
    serverBack: 'Cadena: recuperación',
    modelChanged: 'Nodo: modelo cambiado',
  },
  models: { fleetDay: 'Registro', smartTimeouts: 'Cadena', clusterConsistency: 'Clúster' },
  columns: {
    row: 'Lo que hay que notar',
    bar: 'Se sabe tras (mediana)',
    mark: 'Percentil 95',
    band: 'Lo mismo en cincuenta simulaciones',
    cases: 'Casos',
  },
  axis: 'Desde que es cierto hasta que el sistema lo sabe',
  key: 'Rayado: lo cree, y ya no es cierto.',
  axisKey: 'Barra: hasta la mediana; la de la cadena, en la única caída de su simulación. Marca: el 95 % (percentil 95, p95). El eje es logarítmico: en él caben un milisegundo y una hora.',
  controls: {
    fleetDay: { heartbeatIntervalS: 'Registro: intervalo del heartbeat' },
    smartTimeouts: { increaseS: 'Cadena: cada periodo se alarga' },
    clusterConsistency: { pollPeriodMs: 'Nodo: pregunta a la base de datos cada' },
  },
  nothing: {
    noDevices: 'No hay dispositivos',
    noDeaths: 'No muere ninguna conexión',
    noOutage: 'No cae ningún servidor',
    stillDead: 'El servidor sigue muerto',
    nobodyAsks: 'Nadie pregunta por el servidor',
    oneNode: 'No hay otro nodo',
  },
  atLeast: (time) => `al menos ${time}`,
  finding: {
    all: (registry, node, dead, back) =>
      `El registro se equivoca durante ${registry}, un nodo durante ${node} (medianas); la cadena, ${dead} cuando muere un servidor y ${back} cuando vuelve.`,
    registry: (time) => `El registro se equivoca durante ${time} (mediana).`,
    node: (time) => `Un nodo se equivoca durante ${time} (mediana).`,
    chain: (dead, back) => `La cadena se equivoca durante ${dead} cuando muere un servidor y ${back} cuando vuelve.`,
    dead: (time) => `La cadena se equivoca durante ${time} cuando muere un servidor.`,
    back: (time) => `La cadena se equivoca durante ${time} cuando vuelve el servidor.`,
  },
  set: (assumption, value) => `Poner «${assumption}» en ${value}`,
  ofRow: (row, range) => `${row}, ${range}`,
  orNever: (time) => `${time} o nunca`,
  spread: (ranges) => `Cincuenta simulaciones de cada modelo solo difieren por azar; en unas nueve de cada diez: ${ranges}.`,
}
