import type { Values } from '#kit/values.ts'
import { rememberFiles } from './files-of-entries.ts'
import { type CompletedRun, type HistoryEntry, isSame } from './history-entry.ts'
import { changeHistory, isUnstored, readHistory } from './history-store.ts'
import { type Removal, removalOf, withRestored } from './removal.ts'

type Entries = readonly HistoryEntry[]

/** The state of a history. */
export interface HistoryState {
  /** The newest first. */
  entries: Entries
  /** Whether it is stored beyond this page. */
  isStored: boolean
}

/** The history of a tool, as one tab sees it. */
export interface HistoryStore {
  /** The latest state. */
  read(): HistoryState
  subscribe(callback: () => void): () => void
  /** Files come back with the entry while the page is open. */
  add(done: CompletedRun, files?: Values): Promise<void>
  /** Removes one entry, or all; returns a function that restores exactly those. */
  remove(id?: string): Promise<Removal>
  putBack(removal: Removal): Promise<void>
}

/** The state before the first read. */
export const unread: HistoryState = { entries: [], isStored: true }

/** Opens the history of a tool on this device: all tabs see the same, and none overwrites another's changes. */
export function historyOf(tool: string): HistoryStore {
  const listeners = new Set<() => void>()
  let state = unread
  // Reads and changes settle in the order in which they were started, except those that the browser refuses.
  let [begun, shown] = [0, 0]

  async function show(answer: Promise<Entries>): Promise<void> {
    const turn = ++begun
    const entries = await answer
    if (turn < shown) return
    shown = turn
    state = { entries, isStored: !isUnstored(tool) }
    for (const listener of listeners) listener()
  }

  async function change(make: (now: Entries) => Entries): Promise<void> {
    await show(changeHistory(tool, make))
    notifyHistoryChange(tool)
  }

  return {
    read: () => state,
    subscribe(callback) {
      listeners.add(callback)
      const end = onHistoryChange(tool, () => void show(readHistory(tool)))
      void show(readHistory(tool))
      return () => {
        listeners.delete(callback)
        end()
      }
    },
    add(done, files) {
      const entry = { ...done, ...(files && { hasFiles: true }), id: crypto.randomUUID(), time: Date.now() }
      if (files) rememberFiles(entry.id, files)
      return change((now) => [entry, ...now.filter((other) => !isSame(other, entry))])
    },
    async remove(id) {
      let removal = removalOf([], id)
      await change((now) => {
        removal = removalOf(now, id)
        return now.filter((entry) => !removal.entries.includes(entry))
      })
      return removal
    },
    putBack: (removal) => change((now) => withRestored(now, removal)),
  }
}

const name = 'history'
const hasChannels = typeof BroadcastChannel !== 'undefined'

/** Notifies every tab that the history of a tool has changed. */
export function notifyHistoryChange(tool: string): void {
  if (!hasChannels) return
  const channel = new BroadcastChannel(name)
  channel.postMessage(tool)
  channel.close()
}

/**
 * Calls back when the history of a tool, or of any without one, has changed in any tab. Returns the function that
 * unsubscribes.
 */
export function onHistoryChange(tool: string | undefined, callback: () => void): () => void {
  if (!hasChannels) return () => {}
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }) => (tool === undefined || data === tool) && callback()
  return () => channel.close()
}
