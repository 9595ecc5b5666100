/** Reads JSON that this device keeps; undefined where it is missing or broken, or where the browser refuses. */
export function readStored(storage: 'local' | 'session', key: string): unknown {
  try {
    const text = storageOf(storage).getItem(key)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Keeps a value as JSON on this device, or forgets it; a full or refused storage loses it silently. */
export function store(storage: 'local' | 'session', key: string, value: unknown): void {
  try {
    if (value === undefined) storageOf(storage).removeItem(key)
    else storageOf(storage).setItem(key, JSON.stringify(value))
  } catch {}
}

const storageOf = (storage: 'local' | 'session'): Storage => (storage === 'local' ? localStorage : sessionStorage)
