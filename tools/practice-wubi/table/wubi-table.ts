import { codeOfWord } from './code-of-word.ts'

/** A table of codes: of characters, and of words that are typed as one. */
export interface WubiTable {
  /** The commonest first. */
  characters: readonly string[]
  /** The commonest first. */
  words: readonly string[]
  /** The codes of a character or a word, the shortest first; none where the table lacks it. */
  codesOf(text: string): readonly string[]
  /** The characters, then the words, that a code stands for. */
  textsOf(code: string): readonly string[]
  /** The code that words are made of: the longest. */
  fullCodeOf(character: string): string
}

/** Makes a table of the codes of characters, the one that words are made of first, and of words, which follow from them. */
export function makeTable(
  codes: ReadonlyMap<string, readonly string[]>,
  words: readonly string[],
  ownWords: ReadonlyMap<string, readonly string[]> = new Map(),
): WubiTable {
  const byText = new Map([...codes].map(([text, all]) => [text, shortestFirst(all)]))
  const fullCodeOf = (character: string) => fullOf(codes.get(character) ?? [])
  for (const word of words) {
    const code = codeOfWord([...word].map(fullCodeOf))
    if (code) byText.set(word, [code])
  }
  for (const [word, all] of ownWords) byText.set(word, shortestFirst(all))
  const byCode = invert(byText)
  return {
    characters: [...codes.keys()],
    words: [...words, ...ownWords.keys()],
    codesOf: (text) => byText.get(text) ?? [],
    textsOf: (code) => byCode.get(code) ?? [],
    fullCodeOf,
  }
}

/** The first of the longest. */
const fullOf = (codes: readonly string[]): string =>
  codes.reduce((longest, code) => (code.length > longest.length ? code : longest), '')

const shortestFirst = (codes: readonly string[]): string[] => [...new Set(codes)].sort((a, b) => a.length - b.length)

function invert(byText: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const byCode = new Map<string, string[]>()
  for (const [text, codes] of byText)
    for (const code of codes) {
      const texts = byCode.get(code)
      if (texts) texts.push(text)
      else byCode.set(code, [text])
    }
  return byCode
}
