import { del, get, set } from 'idb-keyval'
import { z } from 'zod'

/** One thing that was done with a tool, as it is kept on this device. */
const entry = z.object({
  id: z.string(),
  /** Milliseconds since 1970. */
  time: z.number(),
  operation: z.string(),
  /** What stood in the fields; files are left out. */
  values: z.record(z.string(), z.unknown()),
  /** What was worked on, in short: the beginning of a text, the name of a file. */
  input: z.string(),
  /** The beginning of the result. */
  output: z.string(),
})

export type HistoryEntry = z.output<typeof entry>

const mostEntries = 50
/** In UTF-16 units of JSON, of which 5 MB hold at least as many. */
const mostLength = 2_500_000

const keyOf = (tool: string): string => `history:${tool}`

/** Reads the history of a tool, the newest first. What is kept in another form is skipped. */
export async function readHistory(tool: string): Promise<HistoryEntry[]> {
  try {
    const kept: unknown = await get(keyOf(tool))
    return Array.isArray(kept) ? kept.flatMap((item) => entry.safeParse(item).data ?? []) : []
  } catch {
    return []
  }
}

/** Keeps the history of a tool: at most 50 entries and 5 MB, the oldest go first. Gives what was kept. */
export async function writeHistory(tool: string, entries: readonly HistoryEntry[]): Promise<HistoryEntry[]> {
  const kept = withinLimits(entries)
  try {
    await (kept.length ? set(keyOf(tool), kept) : del(keyOf(tool)))
  } catch {}
  return kept
}

export function withinLimits(entries: readonly HistoryEntry[]): HistoryEntry[] {
  let length = 0
  return entries.slice(0, mostEntries).filter((item) => {
    length += JSON.stringify(item).length
    return length <= mostLength
  })
}
