/** The words of the models for pages around the widgets: labels, lessons, and how a value is written. */
export { fleetDayLessons } from './models/fleetDay/lessons'
export { fleetDayMessages } from './models/fleetDay/messages'
export { formatQuantity } from './text/quantity'
