/** `heartbeatIntervalS` as an attribute: `heartbeat-interval-s`. */
export const kebabOf = (name: string): string => name.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`)

/** `heartbeat-interval-s` as a name of the model; one that is such a name already stays. */
export const camelOf = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** What stands before an attribute's name where several models are set in one place: `fleet-day.`. */
export const prefixOf = (model: string): string => `${kebabOf(model)}.`
