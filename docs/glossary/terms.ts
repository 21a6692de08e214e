import type { Locale } from '@half-open/react'

export interface Term {
  /** The word as our texts write it. */
  word: string
  /** Words for the same thing that our texts do not use, as regular expressions for whole words. */
  not?: readonly string[]
}

/** The terms of the field in each language: one word for one thing, in widgets, articles and documentation alike. */
export const terms: Record<string, Record<Locale, Term>> = {
  halfOpen: { en: { word: 'half-open connection', not: ['zombie connections?', 'ghost connections?'] }, es: { word: 'conexión medio abierta', not: ['conexi(ón|ones) zombis?', 'semiabiertas?'] }, it: { word: 'connessione semiaperta', not: ['connession[ei] zombie', 'mezz[ao] apert[ao]'] } },
  connection: { en: { word: 'connection' }, es: { word: 'conexión' }, it: { word: 'connessione' } },
  socket: { en: { word: 'socket' }, es: { word: 'socket', not: ['enchufes?', 'z[oó]calos?'] }, it: { word: 'socket', not: ['pres[ae] di rete'] } },
  server: { en: { word: 'server' }, es: { word: 'servidor' }, it: { word: 'server', not: ['servente', 'servitore'] } },
  gateway: { en: { word: 'gateway' }, es: { word: 'pasarela', not: ['gateways?', 'puertas? de enlace'] }, it: { word: 'gateway', not: ['portal[ei]'] } },
  device: { en: { word: 'device' }, es: { word: 'dispositivo', not: ['aparatos?'] }, it: { word: 'dispositivo', not: ['apparecchi[oa]?'] } },
  fleet: { en: { word: 'fleet' }, es: { word: 'flota' }, it: { word: 'flotta' } },
  registry: { en: { word: 'registry' }, es: { word: 'registro' }, it: { word: 'registro' } },
  entry: { en: { word: 'entry' }, es: { word: 'entrada' }, it: { word: 'voce' } },
  session: { en: { word: 'session' }, es: { word: 'sesión' }, it: { word: 'sessione' } },
  login: { en: { word: 'login', not: ['sign-?in', 'logon'] }, es: { word: 'login', not: ['inicios? de sesión'] }, it: { word: 'login', not: ['access[oi] al sistema'] } },
  heartbeat: { en: { word: 'heartbeat', not: ['keep-alive messages?'] }, es: { word: 'heartbeat', not: ['latidos?'] }, it: { word: 'heartbeat', not: ['battit[oi]'] } },
  keepalive: { en: { word: 'keepalive', not: ['keep alive'] }, es: { word: 'keepalive', not: ['keep alive'] }, it: { word: 'keepalive', not: ['keep alive'] } },
  probe: { en: { word: 'probe' }, es: { word: 'sonda' }, it: { word: 'sonda' } },
  idle: { en: { word: 'idle' }, es: { word: 'inactividad', not: ['ociosidad', 'ocios[oa]s?'] }, it: { word: 'inattività' } },
  activity: { en: { word: 'activity' }, es: { word: 'actividad' }, it: { word: 'attività' } },
  detection: { en: { word: 'detection' }, es: { word: 'detección' }, it: { word: 'rilevamento', not: ['rilevazion[ei]'] } },
  coverage: { en: { word: 'coverage' }, es: { word: 'cobertura' }, it: { word: 'copertura' } },
  nat: { en: { word: 'NAT' }, es: { word: 'NAT' }, it: { word: 'NAT' } },
  death: { en: { word: 'death' }, es: { word: 'muerte' }, it: { word: 'mort' } },
  command: { en: { word: 'command' }, es: { word: 'comando', not: ['órden(es)?'] }, it: { word: 'comando' } },
  confirmation: { en: { word: 'confirm' }, es: { word: 'confirma' }, it: { word: 'conferma' } },
  expiry: { en: { word: 'expir', not: ['lapses?'] }, es: { word: 'caduc', not: ['expira[nr]?', 'vence[nr]?'] }, it: { word: 'scad' } },
  idempotent: { en: { word: 'idempotent' }, es: { word: 'idempotente' }, it: { word: 'idempotent' } },
  assumption: { en: { word: 'assumption', not: ['parameters?'] }, es: { word: 'supuesto', not: ['suposici(ón|ones)', 'par[áa]metros?'] }, it: { word: 'ipotesi', not: ['assunzion[ei]', 'parametr[oi]'] } },
  model: { en: { word: 'model' }, es: { word: 'modelo' }, it: { word: 'modello' } },
  modelCard: { en: { word: 'model card' }, es: { word: 'ficha del modelo', not: ['tarjeta del modelo'] }, it: { word: 'scheda del modello', not: ['carta del modello'] } },
  run: { en: { word: 'run' }, es: { word: 'simulación', not: ['corridas?', 'ejecuci(ón|ones)'] }, it: { word: 'simulazione', not: ['esecuzion[ei]'] } },
  seed: { en: { word: 'seed' }, es: { word: 'semilla' }, it: { word: 'seme', not: ['semenz[ae]'] } },
  default: { en: { word: 'default' }, es: { word: 'valor por defecto', not: ['predeterminad[oa]s?'] }, it: { word: 'valore predefinito', not: ['valor[ei] di default'] } },
  median: { en: { word: 'median' }, es: { word: 'mediana' }, it: { word: 'mediana' } },
  percentile: { en: { word: 'percentile' }, es: { word: 'percentil' }, it: { word: 'percentile' } },
  figure: { en: { word: 'figure' }, es: { word: 'figura' }, it: { word: 'figura' } },
  table: { en: { word: 'table' }, es: { word: 'tabla' }, it: { word: 'tabella', not: ['tavol[ae]'] } },
  scenario: { en: { word: 'scenario' }, es: { word: 'escenario' }, it: { word: 'scenari' } },
  source: { en: { word: 'source' }, es: { word: 'fuente' }, it: { word: 'fonte' } },
  measurement: { en: { word: 'measurement' }, es: { word: 'medición', not: ['mensura'] }, it: { word: 'misura', not: ['misurazion[ei]'] } },
  traffic: { en: { word: 'traffic' }, es: { word: 'tráfico' }, it: { word: 'traffico' } },
  packet: { en: { word: 'packet' }, es: { word: 'paquete' }, it: { word: 'pacchett' } },
  handshake: { en: { word: 'handshake' }, es: { word: 'saludo', not: ['apret[óo]n de manos'] }, it: { word: 'handshake', not: ['stretta di mano'] } },
}
