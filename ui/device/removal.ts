import { type HistoryEntry, isSame } from './history-entry.ts'

/** Entries removed from a history, with their positions. */
export interface Removal {
  entries: readonly HistoryEntry[]
  /** The ids of all entries before, including these, the newest first. */
  order: readonly string[]
}

/** Describes the removal of one entry, or of all. */
export function removalOf(entries: readonly HistoryEntry[], id: string | undefined): Removal {
  const removed = id === undefined ? entries : entries.filter((entry) => entry.id === id)
  return { entries: removed, order: entries.map((entry) => entry.id) }
}

/** Restores entries to their positions and changes no others; runs repeated since are already there. */
export function withRestored(now: readonly HistoryEntry[], { entries, order }: Removal): HistoryEntry[] {
  return entries.toReversed().reduce(
    (list, entry) => {
      if (list.some((other) => other.id === entry.id || isSame(other, entry))) return list
      const older = new Set(order.slice(order.indexOf(entry.id) + 1))
      const at = list.findIndex(({ id }) => older.has(id))
      return list.toSpliced(at < 0 ? list.length : at, 0, entry)
    },
    [...now],
  )
}
