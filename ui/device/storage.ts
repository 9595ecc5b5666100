/** Reads stored JSON; undefined if it is missing or invalid, or the browser refuses. */
export function readStored(storage: 'local' | 'session', key: string): unknown {
  try {
    const text = storageOf(storage).getItem(key)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Stores a value as JSON, or deletes it if undefined; a full or refused storage loses it silently. */
export function store(storage: 'local' | 'session', key: string, value: unknown): void {
  try {
    if (value === undefined) storageOf(storage).removeItem(key)
    else storageOf(storage).setItem(key, JSON.stringify(value))
  } catch {}
}

const storageOf = (storage: 'local' | 'session'): Storage => (storage === 'local' ? localStorage : sessionStorage)
