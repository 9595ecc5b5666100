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
 * Makes a table from the codes of characters and from words, whose codes are derived. The lists
 * and the index by code are built on first use, since a short lookup needs only a few of forty thousand entries.
 */
export function makeTable(
  codes: CharacterCodes,
  words: Pick<ReadonlySet<string>, 'has'> & { keys(): Iterable<string> },
  ownWords: ReadonlyMap<string, readonly string[]> = new Map(),
): WubiTable {
  const fullCodeOf = (character: string) => fullOf(codes.get(character) ?? [])
  const codesOf = (text: string): readonly string[] => {
    const own = ownWords.get(text) ?? codes.get(text)
    if (own) return shortestFirst(own)
    const code = words.has(text) ? codeOfWord([...text].map(fullCodeOf)) : ''
    return code ? [code] : []
  }
  const characters = once(() => [...codes.keys()])
  const allWords = once(() => [...words.keys(), ...ownWords.keys()])
  const byCode = once(() => invert(new Set([...characters(), ...allWords()]), codesOf))
  return {
    get characters() {
      return characters()
    },
    get words() {
      return allWords()
    },
    codesOf,
    textsOf: (code) => byCode().get(code) ?? [],
    fullCodeOf,
  }
}

/** Makes a value on first use. */
function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
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
