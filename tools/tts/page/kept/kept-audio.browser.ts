import { del, get, set, update } from 'idb-keyval'

/** Speech that is kept on this device. */
export interface KeptAudio {
  id: string
  /** Milliseconds since 1970. */
  time: number
  /** The beginning of the text. */
  text: string
  voice: string
  seconds: number
  /** In bytes. */
  size: number
}

export const list = 'tts-audio'
export const fileKey = (id: string) => `${list}:${id}`

/** So many at most, and so many bytes together; the oldest go first. */
export const maxKept = { count: 20, bytes: 50_000_000 }

/** Reads what is kept, the newest first; nothing where the browser refuses its storage. */
export const readKept = (): Promise<KeptAudio[]> => get(list).then(parse, () => [])

/** Reads the sound of an entry; undefined where it is gone. */
export const readKeptFile = (id: string): Promise<File | undefined> => get<File>(fileKey(id)).catch(() => undefined)

/** Keeps a sound, and lets those go that are too many then. Gives what is kept. */
export async function keepAudio(file: File, entry: Omit<KeptAudio, 'id' | 'time' | 'size'>): Promise<KeptAudio[]> {
  if (file.size > maxKept.bytes) return readKept()
  const kept: KeptAudio = { ...entry, id: crypto.randomUUID(), time: Date.now(), size: file.size }
  try {
    // The sound first, so that there is never an entry without one.
    await set(fileKey(kept.id), file)
    return await changeKept((now) => [kept, ...now])
  } catch {
    return readKept()
  }
}

/** Removes an entry and its sound. Gives what is kept. */
export const removeKept = (id: string): Promise<KeptAudio[]> =>
  changeKept((now) => now.filter((each) => each.id !== id)).catch(() => [])

async function changeKept(make: (now: KeptAudio[]) => KeptAudio[]): Promise<KeptAudio[]> {
  let gone: KeptAudio[] = []
  let next: KeptAudio[] = []
  await update(list, (stored) => {
    const now = parse(stored)
    next = withinLimits(make(now))
    gone = now.filter(({ id }) => !next.some((each) => each.id === id))
    return next
  })
  await Promise.all(gone.map(({ id }) => del(fileKey(id))))
  return next
}

function withinLimits(entries: KeptAudio[]): KeptAudio[] {
  let bytes = 0
  return entries.slice(0, maxKept.count).filter(({ size }) => {
    bytes += size
    return bytes <= maxKept.bytes
  })
}

/** Other tabs may run other versions of the site. */
const parse = (stored: unknown): KeptAudio[] => (Array.isArray(stored) ? stored.filter(isKept) : [])

function isKept(audio: unknown): audio is KeptAudio {
  const { id, time, text, voice, seconds, size } = Object(audio)
  return [id, text, voice].every((each) => typeof each === 'string') && [time, seconds, size].every(Number.isFinite)
}
