import type { UnicodeTables } from '#lib/unicode/unicode-tables.ts'

/** A word that mixes scripts, or has letters that look like those of another script. */
export interface SuspiciousWord {
  word: string
  /** In UTF-16 units from 0. */
  start: number
  /** The word's scripts, if they don't usually occur together. */
  mixed?: string[] | undefined
  lookalikes: Lookalike[]
}

interface Lookalike {
  /** In UTF-16 units from 0. */
  index: number
  character: string
  like: string
}

/** Scripts used together (UTS 39, section 5.2, highly restrictive). */
const compatibleScripts = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
]

/** Finds suspicious words, up to a number of lookalikes. */
export function suspiciousWordsIn(text: string, tables: UnicodeTables, limit: number): SuspiciousWord[] {
  const suspiciousWords: SuspiciousWord[] = []
  /** Words that look entirely Latin, and in `genuineScripts` the scripts that also have other words. */
  const wholeScriptLookalikes: (SuspiciousWord & { script: string })[] = []
  const genuineScripts = new Set<string>()
  let rest = limit
  for (const { 0: word, index: start } of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    if (rest <= 0) break
    if (/^(?:[ -~]+|[\u3040-\u30ff\u3400-\u9fff]+)$/.test(word)) continue
    const scripts = scriptsOf(word, tables)
    const [script = 'Common', ...others] = scripts
    if (others.length === 0 && genuineScripts.has(script)) continue
    const isMixed =
      others.length > 0 && !compatibleScripts.some((group) => scripts.every((each) => group.includes(each)))
    const lookalikes = lookalikesIn(word, start, isMixed, tables, rest)
    if (isMixed || lookalikes.length > 0)
      suspiciousWords.push({ word, start, lookalikes, mixed: isMixed ? scripts : undefined })
    rest -= lookalikes.length + Number(isMixed)
    if (others.length > 0 || commonScripts.has(script) || script === 'Latin' || script === 'Han') continue
    const whole = wholeWordLookalikes(word, start, tables)
    if (whole?.length) wholeScriptLookalikes.push({ word, start, lookalikes: whole, script })
    if (!whole) genuineScripts.add(script)
  }
  const isLatin = /[A-Za-z]{2}/.test(text)
  const suspicious = wholeScriptLookalikes.filter(({ script }) => isLatin && !genuineScripts.has(script))
  return [...suspiciousWords, ...suspicious].sort((a, b) => a.start - b.start)
}

const commonScripts = new Set(['Common', 'Inherited', 'Unknown'])

/** Returns the scripts of a word, without Common and Inherited. */
function scriptsOf(word: string, { propertiesOf }: UnicodeTables): string[] {
  const scripts = new Set<string>()
  for (const character of word) scripts.add(propertiesOf(character.codePointAt(0) ?? 0).script)
  return [...scripts].filter((script) => !commonScripts.has(script))
}

/** Finds characters that look like ASCII: of another script, or of another style. */
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
      const isSuspicious = script === 'Latin' ? hasAscii && isStyled(point) : script === 'Common' || isMixed
      if (isSuspicious) lookalikes.push({ index, character, like })
    }
    index += character.length
    if (lookalikes.length === limit) break
  }
  return lookalikes
}

/** Full-width letters and Roman numerals, which are stylistic variants, unlike ı. */
const isStyled = (point: number): boolean =>
  (point >= 0xff01 && point <= 0xff5e) || (point >= 0x2160 && point <= 0x217f)

/** Returns the ASCII lookalikes of a word if all its characters have one. */
function wholeWordLookalikes(word: string, start: number, { lookalikeOf }: UnicodeTables): Lookalike[] | undefined {
  const lookalikes: Lookalike[] = []
  let index = start
  for (const character of word) {
    const like = lookalikeOf(character.codePointAt(0) ?? 0)
    if (like === undefined) return undefined
    lookalikes.push({ index, character, like })
    index += character.length
  }
  return lookalikes.length < minWholeWord ? [] : lookalikes
}

/** In letters: shorter words may look like Latin by chance. */
const minWholeWord = 3
