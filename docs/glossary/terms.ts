import type { Locale } from '@half-open/react'

interface Term {
  /** The word as our texts write it. */
  word: string
  /** What of it every form of the word has in common, where that is less than the word: "expir" of "expiry". */
  stem?: string
  /** Words for the same thing that our texts do not use, as regular expressions for whole words. */
  not?: readonly string[]
}

type Given = string | Term

const term = (en: Given, es: Given, it: Given): Record<Locale, Term> => ({ en: full(en), es: full(es), it: full(it) })
const full = (given: Given): Term => (typeof given === 'string' ? { word: given } : given)

/** The terms of the field in each language: one word for one thing, in widgets, articles and documentation alike. */
export const terms = {
  activity: term('activity', 'actividad', 'attività'),
  assumption: term(
    { word: 'assumption', not: ['parameters?'] },
    { word: 'supuesto', not: ['suposici(ón|ones)', 'par[áa]metros?'] },
    { word: 'ipotesi', not: ['assunzion[ei]', 'parametr[oi]'] },
  ),
  blacklist: term(
    { word: 'blacklist', not: ['deny ?lists?', 'block ?lists?'] },
    { word: 'lista negra', not: ['blacklist', 'listas? de bloqueo'] },
    { word: 'lista nera', not: ['blacklist'] },
  ),
  cluster: term('cluster', { word: 'clúster', not: ['clusters?'] }, 'cluster'),
  command: term('command', { word: 'comando', not: ['órden(es)?'] }, 'comando'),
  commit: term('commit', 'commit', 'commit'),
  confirmation: term('confirmation', 'confirmación', 'conferma'),
  connection: term('connection', 'conexión', 'connessione'),
  coverage: term('coverage', 'cobertura', 'copertura'),
  death: term('death', 'muerte', { word: 'morte', stem: 'mort' }),
  default: term(
    'default',
    { word: 'valor por defecto', stem: 'por defecto', not: ['predeterminad[oa]s?'] },
    { word: 'valore predefinito', stem: 'predefinit', not: ['valor[ei] di default'] },
  ),
  detection: term('detection', 'detección', { word: 'rilevamento', not: ['rilevazion[ei]'] }),
  device: term(
    'device',
    { word: 'dispositivo', not: ['aparatos?'] },
    { word: 'dispositivo', not: ['apparecchi[oa]?'] },
  ),
  entry: term('entry', 'entrada', 'voce'),
  expiry: term(
    { word: 'expiry', stem: 'expir', not: ['lapses?'] },
    { word: 'caducidad', stem: 'caduc', not: ['expira[nr]?', 'vence[nr]?'] },
    { word: 'scadenza', stem: 'scad' },
  ),
  figure: term('figure', 'figura', 'figura'),
  fleet: term('fleet', 'flota', 'flotta'),
  gateway: term(
    'gateway',
    { word: 'pasarela', not: ['gateways?', 'puertas? de enlace'] },
    { word: 'gateway', not: ['portal[ei]'] },
  ),
  generation: term('generation', 'generación', 'generazione'),
  halfOpen: term(
    { word: 'half-open connection', not: ['zombie connections?', 'ghost connections?'] },
    { word: 'conexión medio abierta', not: ['conexi(ón|ones) (zombis?|half-open)', 'semiabiertas?'] },
    { word: 'connessione semiaperta', not: ['connession[ei] (zombie|half-open)', 'mezz[ao] apert[ao]'] },
  ),
  handshake: term(
    'handshake',
    { word: 'handshake', not: ['apret[óo]n de manos', 'saludos?'] },
    { word: 'handshake', not: ['stretta di mano'] },
  ),
  heartbeat: term(
    { word: 'heartbeat', not: ['keep-alive messages?'] },
    { word: 'heartbeat', not: ['latidos?'] },
    { word: 'heartbeat', not: ['battit[oi]'] },
  ),
  idempotent: term('idempotent', 'idempotente', { word: 'idempotente', stem: 'idempotent' }),
  idle: term(
    { word: 'idle time', stem: 'idle' },
    { word: 'inactividad', not: ['ociosidad', 'ocios[oa]s?'] },
    'inattività',
  ),
  keepalive: term(
    { word: 'keepalive', not: ['keep alive'] },
    { word: 'keepalive', not: ['keep alive'] },
    { word: 'keepalive', not: ['keep alive'] },
  ),
  kernel: term('kernel', { word: 'kernel', not: ['núcleos?'] }, { word: 'kernel', not: ['nucle[oi]'] }),
  lag: term('lag', { word: 'retraso', not: ['demoras?', 'retardos?'] }, 'ritardo'),
  login: term(
    { word: 'login', not: ['sign-?in', 'logon'] },
    { word: 'login', not: ['inicios? de sesión'] },
    { word: 'login', not: ['access[oi] al sistema'] },
  ),
  lookup: term('lookup', { word: 'consulta', not: ['búsquedas?'] }, 'ricerca'),
  measurement: term(
    'measurement',
    { word: 'medición', not: ['mensuras?'] },
    { word: 'misura', not: ['misurazion[ei]'] },
  ),
  median: term('median', 'mediana', 'mediana'),
  model: term('model', 'modelo', 'modello'),
  modelCard: term(
    'model card',
    { word: 'ficha del modelo', not: ['tarjeta del modelo'] },
    { word: 'scheda del modello', not: ['carta del modello'] },
  ),
  nat: term('NAT', 'NAT', 'NAT'),
  node: term('node', 'nodo', { word: 'nodo', stem: 'nod' }),
  notification: term(
    'notification',
    { word: 'aviso', not: ['notificaci(ón|ones)'] },
    { word: 'avviso', not: ['notific(a|he)'] },
  ),
  packet: term('packet', 'paquete', { word: 'pacchetto', stem: 'pacchett' }),
  percentile: term('percentile', 'percentil', 'percentile'),
  probe: term('probe', 'sonda', 'sonda'),
  registry: term('registry', 'registro', 'registro'),
  run: term('run', { word: 'simulación', not: ['corridas?'] }, 'simulazione'),
  scenario: term('scenario', 'escenario', { word: 'scenario', stem: 'scenari' }),
  seed: term('seed', 'semilla', { word: 'seme', not: ['semenz[ae]'] }),
  server: term('server', 'servidor', { word: 'server', not: ['servente', 'servitore'] }),
  session: term('session', 'sesión', 'sessione'),
  socket: term(
    'socket',
    { word: 'socket', not: ['enchufes?', 'z[oó]calos?'] },
    { word: 'socket', not: ['pres[ae] di rete'] },
  ),
  source: term('source', 'fuente', { word: 'fonte', stem: 'font' }),
  syn: term('SYN', 'SYN', 'SYN'),
  table: term('table', 'tabla', { word: 'tabella', not: ['tavol[ae]'] }),
  tail: term(
    { word: 'tail', not: ['leaf server'] },
    { word: 'último servidor', not: ['servidor(es)? de cola'] },
    { word: 'ultimo server', not: ['server di coda'] },
  ),
  timeout: term('timeout', 'tiempo límite', 'tempo limite'),
  token: term('token', 'token', 'token'),
  traffic: term('traffic', 'tráfico', 'traffico'),
  worker: term('worker', { word: 'worker', not: ['trabajador(es)?'] }, { word: 'worker', not: ['lavorator[ei]'] }),
} satisfies Record<string, Record<Locale, Term>>

export type TermId = keyof typeof terms
