/** One thing that was done with a tool, as it is kept on this device. */
export interface HistoryEntry {
  id: string
  /** Milliseconds since 1970. */
  time: number
  operation: string
  /** What stood in the fields; files are left out. */
  values: Record<string, unknown>
  /** What was worked on, in short: the beginning of a text, the name of a file. */
  input: string
  /** The beginning of the result. */
  output: string
  /** Whether files were worked on, which no storage keeps. */
  hasFiles?: boolean
}

/** Whether what was found in the storage is an entry: other tabs may run other versions of the site. */
export function isHistoryEntry(stored: unknown): stored is HistoryEntry {
  if (typeof stored !== 'object' || stored === null) return false
  const { id, time, operation, values, input, output } = stored as Record<string, unknown>
  const isText = [id, operation, input, output].every((each) => typeof each === 'string')
  return isText && typeof time === 'number' && typeof values === 'object' && values !== null && !Array.isArray(values)
}

/** What was done, before it has an id and a time. */
export type CompletedRun = Omit<HistoryEntry, 'id' | 'time'>

const maxEntries = 50
/** In UTF-16 units of JSON, of which 5 MB hold at least as many. */
const maxLength = 2_500_000

/** Takes at most 50 entries and 5 MB; the oldest go first. One that is too large by itself is left out. */
export function withinLimits(entries: readonly HistoryEntry[]): HistoryEntry[] {
  const sized = entries.map((entry) => ({ entry, length: JSON.stringify(entry).length }))
  let sum = 0
  return sized
    .filter(({ length }) => length <= maxLength)
    .slice(0, maxEntries)
    .flatMap(({ entry, length }) => {
      sum += length
      return sum <= maxLength ? [entry] : []
    })
}

/** The same thing done again moves to the top instead of standing twice. */
export const isSame = (a: CompletedRun, b: CompletedRun): boolean =>
  // Files are not among the values, but their names are what was worked on.
  a.operation === b.operation && a.input === b.input && JSON.stringify(a.values) === JSON.stringify(b.values)
