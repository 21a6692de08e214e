const told = new Set<string>()

/** Tells the console of a text in the page that could not be understood: each once. */
export function warnOnce(text: string) {
  if (!told.has(text)) console.warn(`half-open: ${text}`)
  told.add(text)
}
