import { errors } from '../errors.ts'
import { loadTable } from './load-table.ts'
import { readOwnTable } from './read-own-table.ts'
import type { WubiTable } from './wubi-table.ts'

/** In MB. A table of every Chinese character in Unicode takes a fifth of it. */
const maxMegabytes = 8

/**
 * Reads a user's table, or loads the built-in one.
 *
 * @throws ToolError `tooLarge`, `malformedTable`, `loadFailed`
 */
export async function tableOf(own: File | undefined): Promise<WubiTable> {
  if (!own) return loadTable()
  if (own.size > maxMegabytes * 1e6) throw errors.tooLarge({ limit: maxMegabytes })
  return readOwnTable(await own.text())
}
