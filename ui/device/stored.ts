import { useSyncExternalStore } from 'react'

/** A value in local storage, shared by all tabs. */
export interface Stored<Value> {
  read(): Value
  /** Changes the value stored now, not one read earlier: another tab may have changed it. */
  update(make: (now: Value) => Value): void
  subscribe(callback: () => void): () => void
  /** The value if nothing is stored. */
  initial: Value
}

/**
 * Stores a value under a key. `parse` reads the stored value, undefined if there is none, however malformed. If the
 * browser refuses storage, the value lasts until the page is left.
 */
export function storedOf<Value>(key: string, parse: (stored: unknown) => Value): Stored<Value> {
  const listeners = new Set<() => void>()
  const initial = parse(undefined)
  let last: { text: string | null; value: Value } = { text: null, value: initial }
  let unstored: string | undefined

  function read(): Value {
    const text = unstored ?? readText(key)
    if (text !== last.text) last = { text, value: parse(jsonOf(text)) }
    return last.value
  }

  return {
    initial,
    read,
    update(make) {
      const text = JSON.stringify(make(read()))
      unstored = writeText(key, text) ? undefined : text
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

/** The current value; the initial one in the first render, which matches the server's. */
export function useStored<Value>({ subscribe, read, initial }: Stored<Value>): Value {
  return useSyncExternalStore(subscribe, read, () => initial)
}

function jsonOf(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function writeText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}
