/** A second of the day on the clock: 51330 → "14:15". */
export function formatTimeOfDay(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return `${Math.floor(minutes / 60) % 24}:${String(minutes % 60).padStart(2, '0')}`
}
