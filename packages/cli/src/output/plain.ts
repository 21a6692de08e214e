/** With the spaces and the minus that a terminal's tools look for. */
export function plain(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2212', '-')
}
