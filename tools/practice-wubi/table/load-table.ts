import { assetBytes } from '#lib/asset-bytes.ts'
import { errors } from '../errors.ts'
import { LineFinder } from './line-finder.ts'
import { type CharacterCodes, makeTable, type WubiTable } from './wubi-table.ts'

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
  return makeTable(readCharacters(decoder.decode(characters)), new LineFinder(decoder.decode(words), (line) => line))
}

/**
 * Reads the codes of one character per line: the character, its full code, the lengths of prefixes that are codes too,
 * then other codes. `不gii2 i` has the codes gii, gi and i.
 */
function readCharacters(text: string): CharacterCodes {
  const lines = new LineFinder(text, ([character = '']) => character)
  const read = new Map<string, readonly string[] | undefined>()
  return {
    keys: () => lines.keys(),
    get: (character) => {
      const [first] = character
      if (first !== character) return undefined
      if (!read.has(character)) read.set(character, codesIn(lines.get(character)?.slice(character.length)))
      return read.get(character)
    },
  }
}

function codesIn(text: string | undefined): string[] | undefined {
  const [, full, lengths = '', others = ''] = /^([a-y]{1,4})(\d{0,3})((?: [a-y]{1,4}){0,9})$/.exec(text ?? '') ?? []
  if (full === undefined) return undefined
  const shorter = [...lengths].map((length) => full.slice(0, Number(length)))
  return [full, ...shorter, ...others.split(' ').filter(Boolean)]
}
