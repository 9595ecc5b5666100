import type { Language } from '#lib/speech/voices.ts'

/** In characters: the beginning is sufficient. */
const maxSampled = 4000

/**
 * Detects a text's language among the supported ones: by script, and for Latin letters by stop words. English if there
 * are too few; undefined for a text without letters.
 */
export function detectLanguage(text: string): Language | undefined {
  const beginning = text.slice(0, maxSampled)
  const count = (pattern: RegExp) => beginning.match(pattern)?.length ?? 0
  const words = beginning.toLowerCase().match(/[\p{Script=Latin}’']+/gu) ?? []
  const [han, kana, hangul] = [count(/\p{Script=Han}/gu), count(/[ぁ-ヿ]/g), count(/\p{Script=Hangul}/gu)]
  // A character of these scripts is about half a word.
  const asWords = (han + kana + hangul) / 2
  if (asWords === 0 && words.length === 0) return undefined
  if (words.length > asWords) return latinLanguageOf(words)
  if (hangul > han + kana) return 'ko'
  return kana * 5 > han ? 'ja' : 'cmn'
}

const stopWords = {
  en: 'the and is of to in that it you was for with this are not i my',
  de: 'der die das und ist nicht ich ein eine zu mit auf sie wir den von',
  fr: 'le la les et est une des vous je pas que pour dans du un nous',
  es: 'el los las y es una que por con no del se lo como para está',
  it: 'il lo gli che è di un una per non sono con del della mi questo',
  pt: 'o os as e é uma não de do da que para com um eu você',
} satisfies Partial<Record<Language, string>>

const stopWordSets = Object.entries(stopWords).map(([id, words]) => ({
  id: id as Language,
  words: new Set(words.split(' ')),
}))

/**
 * Whether a text surely isn't English: most of its letters are of another script, or it has several stop words of
 * another language and few of English.
 */
export function isNotEnglish(text: string): boolean {
  const beginning = text.slice(0, maxSampled)
  const latinWords = beginning.toLowerCase().match(/[\p{Script=Latin}’']+/gu) ?? []
  const others =
    beginning.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,2}|[^\P{L}\p{Script=Latin}]+/gu) ?? []
  if (others.length > latinWords.length) return true
  const [english = 0, ...rest] = stopWordSets.map(
    ({ words }) => new Set(latinWords.filter((word) => words.has(word))).size,
  )
  const maxOther = Math.max(...rest)
  return maxOther >= 3 && maxOther > 2 * english
}

/** Returns the language with the most stop words; English if it has as many. */
function latinLanguageOf(words: readonly string[]): Language {
  const [first, ...others] = stopWordSets.map(({ id, words: stopWordSet }) => ({
    id,
    hits: words.filter((word) => stopWordSet.has(word)).length,
  }))
  const best = others.reduce((max, each) => (each.hits > max.hits ? each : max), first ?? { id: 'en', hits: 0 })
  return best.id
}
