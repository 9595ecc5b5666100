/** A run of a tool as stored on this device. */
export interface HistoryEntry {
  id: string
  /** Milliseconds since 1970. */
  time: number
  operation: string
  /** The values of the fields, without files. */
  values: Record<string, unknown>
  /** A summary of the input: the beginning of a text, the name of a file. */
  input: string
  /** The beginning of the result. */
  output: string
  /** Whether the input had files, which are not stored. */
  hasFiles?: boolean
}

/** Whether a stored value is an entry: other tabs may run other versions of the site. */
export function isHistoryEntry(stored: unknown): stored is HistoryEntry {
  if (typeof stored !== 'object' || stored === null) return false
  const { id, time, operation, values, input, output } = stored as Record<string, unknown>
  const isText = [id, operation, input, output].every((each) => typeof each === 'string')
  return isText && typeof time === 'number' && typeof values === 'object' && values !== null && !Array.isArray(values)
}

/** A run that has no id and time yet. */
export type CompletedRun = Omit<HistoryEntry, 'id' | 'time'>

const maxEntries = 50
/** In UTF-16 units of JSON, which take at most 5 MB. */
const maxLength = 2_500_000

/** Limits entries to 50 and 5 MB, dropping the oldest first. One that is too large by itself is dropped. */
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

/** A repeated run moves to the top instead of being listed twice. */
export const isSame = (a: CompletedRun, b: CompletedRun): boolean =>
  // Files are not among the values, but their names are in the summary of the input.
  a.operation === b.operation && a.input === b.input && JSON.stringify(a.values) === JSON.stringify(b.values)
