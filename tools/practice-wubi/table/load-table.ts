import { assetBytes } from '#lib/asset-bytes.ts'
import { errors } from '../errors.ts'
import { makeTable, type WubiTable } from './wubi-table.ts'

let loading: Promise<WubiTable> | undefined

/**
 * Loads the built-in table of Wubi 86, once on first use.
 *
 * @throws ToolError `loadFailed`; the next call tries again
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

/**
 * Reads the codes of one character per line: the character, its full code, the lengths of prefixes that are codes too,
 * then other codes. `不gii2 i` has the codes gii, gi and i. Other lines are skipped.
 */
function readCharacters(text: string): Map<string, string[]> {
  const codesByCharacter = new Map<string, string[]>()
  for (const line of text.split('\n')) {
    const [, character, full, lengths = '', others = ''] =
      /^(.)([a-y]{1,4})(\d{0,3})((?: [a-y]{1,4}){0,9})$/u.exec(line) ?? []
    if (!character || !full) continue
    const shorter = [...lengths].map((length) => full.slice(0, Number(length)))
    codesByCharacter.set(character, [full, ...shorter, ...others.split(' ').filter(Boolean)])
  }
  return codesByCharacter
}
