import type { UnicodeTables } from '#lib/unicode/unicode-tables.ts'

/** A word of a text that mixes scripts, or has letters of one that look like those of another. */
export interface OddWord {
  word: string
  /** In UTF-16 units from 0. */
  start: number
  /** The scripts, where they are seldom in one word. */
  mixed?: string[] | undefined
  lookalikes: Lookalike[]
}

interface Lookalike {
  /** In UTF-16 units from 0. */
  index: number
  character: string
  like: string
}

/** Scripts that are written together (UTS 39, section 5.2, highly restrictive). */
const together = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
]

/** Finds words that are not what they look like, till there are so many lookalikes. */
export function oddWordsIn(text: string, tables: UnicodeTables, limit: number): OddWord[] {
  const odd: OddWord[] = []
  /** Words that look like Latin from end to end, and the scripts that have other words too. */
  const disguised: (OddWord & { script: string })[] = []
  const honest = new Set<string>()
  let rest = limit
  for (const { 0: word, index: start } of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    if (rest <= 0) break
    if (/^(?:[ -~]+|[\u3040-\u30ff\u3400-\u9fff]+)$/.test(word)) continue
    const scripts = scriptsOf(word, tables)
    const [script = 'Common', ...others] = scripts
    if (others.length === 0 && honest.has(script)) continue
    const isMixed = others.length > 0 && !together.some((group) => scripts.every((each) => group.includes(each)))
    const lookalikes = lookalikesIn(word, start, isMixed, tables, rest)
    if (isMixed || lookalikes.length > 0) odd.push({ word, start, lookalikes, mixed: isMixed ? scripts : undefined })
    rest -= lookalikes.length + Number(isMixed)
    if (others.length > 0 || neutral.has(script) || script === 'Latin' || script === 'Han') continue
    const whole = disguiseOf(word, start, tables)
    if (whole?.length) disguised.push({ word, start, lookalikes: whole, script })
    if (!whole) honest.add(script)
  }
  const isLatin = /[A-Za-z]{2}/.test(text)
  const suspicious = disguised.filter(({ script }) => isLatin && !honest.has(script))
  return [...odd, ...suspicious].sort((a, b) => a.start - b.start)
}

const neutral = new Set(['Common', 'Inherited', 'Unknown'])

/** The scripts of a word but those that any word may have. */
function scriptsOf(word: string, { propertiesOf }: UnicodeTables): string[] {
  const scripts = new Set<string>()
  for (const character of word) scripts.add(propertiesOf(character.codePointAt(0) ?? 0).script)
  return [...scripts].filter((script) => !neutral.has(script))
}

/** Characters of a word that look like those of ASCII without being any: of another script, or of another style. */
function lookalikesIn(
  word: string,
  start: number,
  isMixed: boolean,
  { propertiesOf, lookalikeOf }: UnicodeTables,
  limit: number,
): Lookalike[] {
  const hasAscii = /[A-Za-z\d]/.test(word)
  const lookalikes: Lookalike[] = []
  let index = start
  for (const character of word) {
    const point = character.codePointAt(0) ?? 0
    const like = lookalikeOf(point)
    if (like !== undefined) {
      const { script } = propertiesOf(point)
      const isOdd = script === 'Latin' ? hasAscii && isStyled(point) : script === 'Common' || isMixed
      if (isOdd) lookalikes.push({ index, character, like })
    }
    index += character.length
    if (lookalikes.length === limit) break
  }
  return lookalikes
}

/** Letters of full width and Roman numerals: of another look on purpose, unlike ı. */
const isStyled = (point: number): boolean =>
  (point >= 0xff01 && point <= 0xff5e) || (point >= 0x2160 && point <= 0x217f)

/** What each character of a word looks like, where all of them look like ASCII. */
function disguiseOf(word: string, start: number, { lookalikeOf }: UnicodeTables): Lookalike[] | undefined {
  const lookalikes: Lookalike[] = []
  let index = start
  for (const character of word) {
    const like = lookalikeOf(character.codePointAt(0) ?? 0)
    if (like === undefined) return undefined
    lookalikes.push({ index, character, like })
    index += character.length
  }
  return lookalikes.length < minDisguised ? [] : lookalikes
}

/** In letters: shorter words of a script may well look like Latin by chance. */
const minDisguised = 3
