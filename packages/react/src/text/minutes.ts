/** A time in minutes and seconds, for where there is room for little more than figures: 139 s → "2:19". */
export function formatMinutes(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
