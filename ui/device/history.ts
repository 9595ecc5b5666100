import type { Values } from '#kit/values.ts'
import { rememberFiles } from './files-of-entries.ts'
import { type CompletedRun, type HistoryEntry, isSame } from './history-entry.ts'
import { changeHistory, isUnstored, readHistory } from './history-store.ts'
import { type Removal, removalOf, withRestored } from './removal.ts'

type Entries = readonly HistoryEntry[]

/** What is known of a history. */
export interface HistoryState {
  /** The newest first. */
  entries: Entries
  /** Whether it is kept beyond this page. */
  isStored: boolean
}

/** The history of a tool, as one tab sees it. */
export interface HistoryStore {
  /** Gives what was last heard. */
  read(): HistoryState
  subscribe(callback: () => void): () => void
  /** Files come back with the entry while the page is open. */
  add(done: CompletedRun, files?: Values): Promise<void>
  /** Takes one entry out, or all; gives what puts exactly that back. */
  remove(id?: string): Promise<Removal>
  putBack(removal: Removal): Promise<void>
}

/** What is known before anything was read. */
export const unread: HistoryState = { entries: [], isStored: true }

/** Opens the history of a tool, which stays on this device: every tab sees the same, and none undoes what another did. */
export function historyOf(tool: string): HistoryStore {
  const listeners = new Set<() => void>()
  let state = unread
  // Reading and changing answer in the order in which they were begun, but for what the browser refuses.
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

/** Tells every tab that the history of a tool has changed. */
export function notifyHistoryChange(tool: string): void {
  if (!hasChannels) return
  const channel = new BroadcastChannel(name)
  channel.postMessage(tool)
  channel.close()
}

/** Calls back when the history of a tool, or of any where none is named, has changed in any tab. Gives what ends that. */
export function onHistoryChange(tool: string | undefined, callback: () => void): () => void {
  if (!hasChannels) return () => {}
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }) => (tool === undefined || data === tool) && callback()
  return () => channel.close()
}
