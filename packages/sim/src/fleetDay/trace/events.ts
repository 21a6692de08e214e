import type { CommandState, DeathCause, Detection, RegistryKind } from '../types'

/** Sessions of a device are counted from 0, the one open at midnight. */
type Session = number

interface At<K extends string> {
  kind: K
  atS: number
}

type TripStart = At<'tripStart'>
type TripEnd = At<'tripEnd'>

/** Nothing is sent from here until the loss ends. */
interface LossStart extends At<'lossStart'> {
  untilS: number
}
type LossEnd = At<'lossEnd'>

/** From here on the server cannot reach the device, and is told by nobody. */
interface Death extends At<'death'> {
  session: Session
  cause: DeathCause
  /** The last that the server heard of the session. */
  lastMessageAtS: number
  loginAtS: number
  /** When the detection in force finds the session dead, which may be after the login; `null` if none is. */
  foundAtS: number | null
}

interface Message extends At<'message'> {
  session: Session
  message: 'position' | 'heartbeat'
}

/** The message that opens a session, because coverage is back or because the NAT answered what the device sent. */
interface Login extends At<'login'> {
  session: Session
  reason: 'coverageBack' | 'natAnswered'
}

/** The entry now points to `session`; it pointed to `before`, `null` for no entry. */
interface RegistryWrite extends At<'registryWrite'> {
  session: Session
  before: Session | null
}

/** The server learns that `session` is dead. */
interface Found extends At<'detection'> {
  session: Session
  mechanism: Exclude<Detection, 'none'> | 'newSession'
  diedAtS: number
}

/** A session that its successor has replaced is closed, and the entry, which is not its own, stays. */
interface LateClose extends At<'lateClose'> {
  session: Session
  entry: Session | null
}

/** The entry, which pointed to `session`, is gone because `closed` was closed: itself, or an older one. */
interface RegistryDelete extends At<'registryDelete'> {
  session: Session
  closed: Session
}

export type DeviceEvent =
  | TripStart
  | TripEnd
  | LossStart
  | LossEnd
  | Death
  | Message
  | Login
  | RegistryWrite
  | Found
  | LateClose
  | RegistryDelete

interface Generated extends At<'generated'> {
  expiresAtS: number
}

/** `entry` is all that the server sees; whether its session is `alive` it cannot know. */
interface LookUp extends At<'lookup'> {
  attempt: number
  entry: Session | null
  alive: boolean
}

interface Write extends At<'write'> {
  attempt: number
  session: Session
  lost: boolean
}

interface Confirmed extends At<'confirmed'> {
  attempt: number
  session: Session
}

type Executed = At<'executed'>

/** The first message after the execution shows it. */
interface Verified extends At<'verified'> {
  message: Message['message'] | 'login'
}

/** Not confirmed in time by a server that waits. */
interface Expired extends At<'expired'> {
  state: 'generated' | 'sent'
}

/** Confirmed, but no message showed the execution in time. */
type NotVerified = At<'notVerified'>

export type CommandEvent = Generated | LookUp | Write | Confirmed | Executed | Verified | Expired | NotVerified

export interface DeviceTrace {
  device: number
  registry: RegistryKind
  /** Begins with the last message before midnight. */
  fromS: number
  /** Midnight or, if later, when the device is back and the server has found the day's last dead session. */
  untilS: number
  events: DeviceEvent[]
}

/** A command and, from the last message before it, what befell its device meanwhile. */
export interface CommandTrace {
  command: number
  device: number
  registry: RegistryKind
  awaitConfirmation: boolean
  generatedAtS: number
  expiresAtS: number
  final: CommandState
  expired: boolean
  /** The message that begins the trace, after which the entry points to its session. */
  fromS: number
  untilS: number
  /** Whether the trace begins during a trip. */
  startsDriving: boolean
  events: (DeviceEvent | CommandEvent)[]
}
