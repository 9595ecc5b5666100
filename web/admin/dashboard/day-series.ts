const dayLength = 86_400_000

/** A count of a day, `YYYY-MM-DD` in UTC. */
interface DayCount {
  day: string
}

/**
 * The last days of a series, oldest first, with missing days filled in. A series begins with
 * its first day: there were no counts before.
 */
export function lastDays<Day extends DayCount>(series: readonly Day[], max: number, empty: Omit<Day, 'day'>): Day[] {
  const [first, last] = [series[0], series.at(-1)]
  if (!first || !last) return []
  const byDay = new Map(series.map((each) => [each.day, each]))
  const end = Date.parse(last.day)
  const count = Math.min(max, Math.round((end - Date.parse(first.day)) / dayLength) + 1)
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(end - (count - 1 - index) * dayLength).toISOString().slice(0, 10)
    return byDay.get(day) ?? ({ ...empty, day } as Day)
  })
}

/** Round ticks for an axis from 0 to at least the largest number: 0, 500, 1000. */
export function axisTicks(largest: number): number[] {
  const rough = Math.max(1, largest) / 2
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, ([5, 2, 1].find((each) => each * power <= rough) ?? 1) * power)
  return Array.from({ length: Math.floor(largest / step) + 1 }, (_, index) => index * step)
}
