import type { Values } from '#kit/values.ts'

/** The input files of the runs since this page was opened, by the id of the entry: files are not stored. */
const files = new Map<string, Values>()

/** As many as a history has entries. */
const maxEntries = 50

/** Remembers the input files of a history entry while the page is open. */
export function rememberFiles(id: string, values: Values): void {
  files.set(id, values)
  const [oldest] = files.keys()
  if (files.size > maxEntries && oldest !== undefined) files.delete(oldest)
}

/** The files of an entry, by the names of their fields. */
export const filesOf = (id: string): Values | undefined => files.get(id)
