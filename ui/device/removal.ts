import { type HistoryEntry, isSame } from './history-entry.ts'

/** What was taken out of a history, and where it stood. */
export interface Removal {
  entries: readonly HistoryEntry[]
  /** The ids of all that stood there, these among them, the newest first. */
  order: readonly string[]
}

/** Takes one entry out, or all. */
export function removalOf(entries: readonly HistoryEntry[], id: string | undefined): Removal {
  const removed = id === undefined ? entries : entries.filter((entry) => entry.id === id)
  return { entries: removed, order: entries.map((entry) => entry.id) }
}

/** Puts entries back where they stood, and touches no other; what was done again since stands there already. */
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
