import { useSyncExternalStore } from 'react'

/** A list of tools that is kept on this device, such as the favorites; the same in every tab. */
export interface ToolList {
  read(): readonly string[]
  write(tools: readonly string[]): void
  subscribe(callback: () => void): () => void
}

const nothing: readonly string[] = []

/** Keeps a list of tool ids in local storage. What is stored there otherwise, or not at all, is an empty list. */
export function toolListOf(key: string): ToolList {
  const listeners = new Set<() => void>()
  let last: { stored: string | null; list: readonly string[] } = { stored: null, list: nothing }

  return {
    read() {
      const stored = readStorage(key)
      if (stored !== last.stored) last = { stored, list: parse(stored) }
      return last.list
    },
    write(tools) {
      writeStorage(key, JSON.stringify(tools))
      for (const listener of listeners) listener()
    },
    subscribe(callback) {
      const hear = (event: StorageEvent) => (event.key === key || event.key === null) && callback()
      listeners.add(callback)
      addEventListener('storage', hear)
      return () => {
        listeners.delete(callback)
        removeEventListener('storage', hear)
      }
    },
  }
}

/** The list as it stands; empty in the first render, as the server knows nothing of this device. */
export function useToolList(list: ToolList): readonly string[] {
  return useSyncExternalStore(list.subscribe, list.read, () => nothing)
}

function parse(stored: string | null): readonly string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : nothing
  } catch {
    return nothing
  }
}

function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** A browser may refuse its storage; then nothing is kept, and nothing breaks. */
function writeStorage(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {}
}
