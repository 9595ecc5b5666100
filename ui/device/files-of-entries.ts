import type { Values } from '#kit/values.ts'

/** The files of what was done since this page was opened, by the id of the entry: no storage keeps a file. */
const files = new Map<string, Values>()

/** As many as a history has entries. */
const maxEntries = 50

/** Remembers the files that an entry of the history was made of, for as long as the page is open. */
export function rememberFiles(id: string, values: Values): void {
  files.set(id, values)
  const [oldest] = files.keys()
  if (files.size > maxEntries && oldest !== undefined) files.delete(oldest)
}

/** The files of an entry, by the names of their fields. */
export const filesOf = (id: string): Values | undefined => files.get(id)
