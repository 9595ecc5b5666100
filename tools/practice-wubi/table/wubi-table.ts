/** The codes of characters, and of words that are typed with one code. */
export interface WubiTable {
  /** The commonest first. */
  characters: readonly string[]
  /** The commonest first. */
  words: readonly string[]
  /** The codes of a character or a word, shortest first; none if the table lacks it. */
  codesOf(text: string): readonly string[]
  /** The characters, then the words, of a code. */
  textsOf(code: string): readonly string[]
  /** The longest code, from which codes of words are built. */
  fullCodeOf(character: string): string
}

/** The codes of each character, the full one first; a map, or what reads them when they are asked for. */
export interface CharacterCodes {
  keys(): Iterable<string>
  get(character: string): readonly string[] | undefined
}

/**
 * Makes a table from the codes of characters and from words, whose codes are derived. The index
 * by code is built on first use, since a short lookup needs only a few of forty thousand entries.
 */
export function makeTable(
  codes: CharacterCodes,
  words: readonly string[],
  ownWords: ReadonlyMap<string, readonly string[]> = new Map(),
): WubiTable {
  const wordSet = new Set(words)
  const fullCodeOf = (character: string) => fullOf(codes.get(character) ?? [])
  const codesOf = (text: string): readonly string[] => {
    const own = ownWords.get(text) ?? codes.get(text)
    if (own) return shortestFirst(own)
    const code = wordSet.has(text) ? codeOfWord([...text].map(fullCodeOf)) : ''
    return code ? [code] : []
  }
  let byCode: Map<string, string[]> | undefined
  return {
    characters: [...codes.keys()],
    words: [...words, ...ownWords.keys()],
    codesOf,
    textsOf: (code) => {
      byCode ??= invert(new Set([...codes.keys(), ...words, ...ownWords.keys()]), codesOf)
      return byCode.get(code) ?? []
    },
    fullCodeOf,
  }
}

/** The first of the longest codes. */
const fullOf = (codes: readonly string[]): string =>
  codes.reduce((longest, code) => (code.length > longest.length ? code : longest), '')

const shortestFirst = (codes: readonly string[]): string[] => [...new Set(codes)].sort((a, b) => a.length - b.length)

function invert(texts: Iterable<string>, codesOf: (text: string) => readonly string[]): Map<string, string[]> {
  const byCode = new Map<string, string[]>()
  for (const text of texts)
    for (const code of codesOf(text)) {
      const sameCode = byCode.get(code)
      if (sameCode) sameCode.push(text)
      else byCode.set(code, [text])
    }
  return byCode
}

/**
 * Builds the code of a word from the full codes of its characters by the rules of Wubi: two letters of each of two
 * characters; of three, the first letter of two and two of the last; of more, the first letters of the first three and
 * the last. Empty if a character has no code, or is the only one.
 */
function codeOfWord(codes: readonly string[]): string {
  const [first = '', second = '', third = ''] = codes
  const last = codes.at(-1) ?? ''
  if (codes.length < 2 || codes.includes('')) return ''
  if (codes.length === 2) return first.slice(0, 2) + second.slice(0, 2)
  if (codes.length === 3) return first.slice(0, 1) + second.slice(0, 1) + third.slice(0, 2)
  return first.slice(0, 1) + second.slice(0, 1) + third.slice(0, 1) + last.slice(0, 1)
}
