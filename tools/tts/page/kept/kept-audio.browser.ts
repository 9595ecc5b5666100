import { del, get, set, update } from 'idb-keyval'

/** Speech kept on this device. */
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

export const listKey = 'tts-audio'
export const fileKey = (id: string) => `${listKey}:${id}`

/** Limits on the number of entries and their total bytes; the oldest are removed first. */
export const maxKept = { count: 20, bytes: 50_000_000 }

/** Reads all entries, the newest first; empty if the browser denies storage. */
export const readKept = (): Promise<KeptAudio[]> => get(listKey).then(parse, () => [])

/** Reads the audio of an entry; undefined if it is missing. */
export const readKeptFile = (id: string): Promise<File | undefined> => get<File>(fileKey(id)).catch(() => undefined)

/** Stores audio and removes entries beyond the limits. Returns all entries. */
export async function keepAudio(file: File, entry: Omit<KeptAudio, 'id' | 'time' | 'size'>): Promise<KeptAudio[]> {
  if (file.size > maxKept.bytes) return readKept()
  const kept: KeptAudio = { ...entry, id: crypto.randomUUID(), time: Date.now(), size: file.size }
  try {
    // Stores the audio first, so that there is never an entry without it.
    await set(fileKey(kept.id), file)
    return await changeKept((now) => [kept, ...now])
  } catch {
    return readKept()
  }
}

/** Removes an entry and its audio. Returns the others. */
export const removeKept = (id: string): Promise<KeptAudio[]> =>
  changeKept((now) => now.filter((each) => each.id !== id)).catch(() => [])

async function changeKept(make: (now: KeptAudio[]) => KeptAudio[]): Promise<KeptAudio[]> {
  let gone: KeptAudio[] = []
  let next: KeptAudio[] = []
  await update(listKey, (stored) => {
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

/** Ignores unknown shapes, since other tabs may run other versions of the site. */
const parse = (stored: unknown): KeptAudio[] => (Array.isArray(stored) ? stored.filter(isKept) : [])

function isKept(audio: unknown): audio is KeptAudio {
  const { id, time, text, voice, seconds, size } = Object(audio)
  return [id, text, voice].every((each) => typeof each === 'string') && [time, seconds, size].every(Number.isFinite)
}
