import { del, get, set } from 'idb-keyval'

const key = 'practice-wubi:table'

/** The code table that was brought to this device as a file; undefined where the built-in one serves. */
export async function readOwn(): Promise<File | undefined> {
  const stored: unknown = await get(key).catch(() => undefined)
  const { name, json } = Object(stored)
  return typeof name === 'string' && typeof json === 'string' ? new File([json], name) : undefined
}

/** Where the browser refuses its storage the table serves until the page is left. */
export async function writeOwn(file: File): Promise<void> {
  await set(key, { name: file.name, json: await file.text() }).catch(() => {})
}

export const removeOwn = (): Promise<void> => del(key).catch(() => {})
