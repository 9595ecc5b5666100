import { del, get, set } from 'idb-keyval'

const key = 'practice-wubi:table'

/** The code table that was uploaded on this device; undefined if the built-in one is used. */
export async function readOwnTable(): Promise<File | undefined> {
  const stored: unknown = await get(key).catch(() => undefined)
  const { name, json } = Object(stored)
  return typeof name === 'string' && typeof json === 'string' ? new File([json], name) : undefined
}

/** Stores the table; if the browser refuses, it is used until the page is left. */
export async function writeOwnTable(file: File): Promise<void> {
  await set(key, { name: file.name, json: await file.text() }).catch(() => {})
}

export const removeOwnTable = (): Promise<void> => del(key).catch(() => {})
