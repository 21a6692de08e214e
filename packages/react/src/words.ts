/** The words of the models for pages around the widgets: labels, lessons, and how a value is written. */
export { fleetDayLessons } from './models/fleetDay/lessons'
export { fleetDayMessages } from './models/fleetDay/messages'
export { gatewayRestartLessons } from './models/gatewayRestart/lessons'
export { gatewayRestartMessages } from './models/gatewayRestart/messages'
export { sessionRaceLessons } from './models/sessionRace/lessons'
export { sessionRaceMessages } from './models/sessionRace/messages'
export { formatQuantity } from './text/quantity'
