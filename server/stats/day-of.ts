const dayLength = 86_400_000

let last = { day: Number.NaN, text: '' }

/** Returns the date of a time in UTC, like 2026-01-15; computed once a day. */
export function dayOf(milliseconds: number): string {
  const day = Math.floor(milliseconds / dayLength)
  if (day !== last.day) last = { day, text: new Date(milliseconds).toISOString().slice(0, 10) }
  return last.text
}
