import { assetBytes } from '#lib/asset-bytes.ts'
import { errors } from '../errors.ts'
import { readCharacters } from './read-characters.ts'
import { makeTable, type WubiTable } from './wubi-table.ts'

let loading: Promise<WubiTable> | undefined

/**
 * Loads the table of Wubi 86 that lies beside this file, on first use, and once.
 *
 * @throws ToolError `loadFailed` where it cannot be had; the next call tries again
 */
export function loadTable(): Promise<WubiTable> {
  loading ??= load().catch(() => {
    loading = undefined
    throw errors.loadFailed()
  })
  return loading
}

async function load(): Promise<WubiTable> {
  const [characters, words] = await Promise.all([
    assetBytes(new URL('./characters.txt', import.meta.url)),
    assetBytes(new URL('./words.txt', import.meta.url)),
  ])
  const decoder = new TextDecoder()
  return makeTable(readCharacters(decoder.decode(characters)), decoder.decode(words).trim().split('\n'))
}
