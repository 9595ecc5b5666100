import { assetBytes } from '#lib/asset-bytes.ts'
import { errors } from '../errors.ts'
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
  return makeTable(readCharacters(decoder.decode(characters)), decoder.decode(words).trim().split('\n'))
}

/**
 * Reads the codes of one character per line: the character, its full code, the lengths of prefixes that are codes too,
 * then other codes. `不gii2 i` has the codes gii, gi and i. A line is taken apart when its codes are asked for, since of
 * twenty thousand a text needs a few.
 */
function readCharacters(text: string): CharacterCodes {
  const lines = new Map<string, string>()
  for (const line of text.split('\n')) {
    const [character] = line
    if (character) lines.set(character, line)
  }
  const read = new Map<string, readonly string[]>()
  return {
    keys: () => lines.keys(),
    get: (character) => {
      const line = lines.get(character)
      if (line === undefined) return undefined
      const codes = read.get(character) ?? codesIn(line.slice(character.length))
      read.set(character, codes)
      return codes
    },
  }
}

function codesIn(text: string): string[] {
  const [, full = '', lengths = '', others = ''] = /^([a-y]+)(\d*)(.*)$/.exec(text) ?? []
  const shorter = [...lengths].map((length) => full.slice(0, Number(length)))
  return [full, ...shorter, ...others.split(' ').filter(Boolean)]
}
