import { get, update } from 'idb-keyval'
import { type HistoryEntry, isHistoryEntry, withinLimits } from './history-entry.ts'

type Entries = readonly HistoryEntry[]

/** The fallback in memory if the browser refuses storage, by tool. */
const unstored = new Map<string, Entries>()

/** Whether the history of a tool cannot be stored, and is lost with the page. */
export const isUnstored = (tool: string): boolean => unstored.has(tool)

/** Reads the history of a tool, the newest first. Invalid entries are skipped. */
export async function readHistory(tool: string): Promise<Entries> {
  try {
    const stored = await get(keyOf(tool))
    return unstored.get(tool) ?? parse(stored)
  } catch {
    return unstored.get(tool) ?? []
  }
}

/**
 * Changes the history of a tool in one transaction, so that no other tab interferes. Returns the new history, within
 * its limits.
 */
export async function changeHistory(tool: string, make: (now: Entries) => Entries): Promise<Entries> {
  let current: Entries = []
  let next: Entries = []
  const change = (stored: unknown) => {
    current = unstored.get(tool) ?? parse(stored)
    next = withinLimits(make(current))
    return next
  }
  try {
    if (isUnstored(tool)) unstored.set(tool, change(undefined))
    else await update(keyOf(tool), change)
  } catch {
    unstored.set(tool, change(current))
  }
  return next
}

const keyOf = (tool: string): string => `history:${tool}`

const parse = (stored: unknown): Entries => (Array.isArray(stored) ? stored.filter(isHistoryEntry) : [])
