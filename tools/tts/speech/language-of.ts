import type { Language } from '#lib/speech/voices.ts'

/** In characters: the beginning tells as much as the whole. */
const maxLooked = 4000

/**
 * Guesses which language a text is in, of those that can be spoken: by its script, and what is in Latin letters by the
 * small words of each language. What says too little is English; a text without letters says nothing.
 */
export function languageOf(text: string): Language | undefined {
  const beginning = text.slice(0, maxLooked)
  const count = (pattern: RegExp) => beginning.match(pattern)?.length ?? 0
  const words = beginning.toLowerCase().match(/[\p{Script=Latin}’']+/gu) ?? []
  const [han, kana, hangul] = [count(/\p{Script=Han}/gu), count(/[ぁ-ヿ]/g), count(/\p{Script=Hangul}/gu)]
  // A character of these is about half a word.
  const asWords = (han + kana + hangul) / 2
  if (asWords === 0 && words.length === 0) return undefined
  if (words.length > asWords) return latin(words)
  if (hangul > han + kana) return 'ko'
  return kana * 5 > han ? 'ja' : 'cmn'
}

const smallWords = {
  en: 'the and is of to in that it you was for with this are not i my',
  de: 'der die das und ist nicht ich ein eine zu mit auf sie wir den von',
  fr: 'le la les et est une des vous je pas que pour dans du un nous',
  es: 'el los las y es una que por con no del se lo como para está',
  it: 'il lo gli che è di un una per non sono con del della mi questo',
  pt: 'o os as e é uma não de do da que para com um eu você',
} satisfies Partial<Record<Language, string>>

const wordSets = Object.entries(smallWords).map(([id, words]) => ({
  id: id as Language,
  words: new Set(words.split(' ')),
}))

/**
 * Whether a text is surely in a language that is not English: most of its words are in other letters, or it has several
 * small words of another language and few of English.
 */
export function isNotEnglish(text: string): boolean {
  const beginning = text.slice(0, maxLooked)
  const latinWords = beginning.toLowerCase().match(/[\p{Script=Latin}’']+/gu) ?? []
  const others =
    beginning.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,2}|[^\P{L}\p{Script=Latin}]+/gu) ?? []
  if (others.length > latinWords.length) return true
  const [english = 0, ...rest] = wordSets.map(({ words }) => new Set(latinWords.filter((word) => words.has(word))).size)
  const maxOther = Math.max(...rest)
  return maxOther >= 3 && maxOther > 2 * english
}

/** The language of most of the small words; English where it has as many. */
function latin(words: readonly string[]): Language {
  const [first, ...others] = wordSets.map(({ id, words: small }) => ({
    id,
    hits: words.filter((word) => small.has(word)).length,
  }))
  const best = others.reduce((max, each) => (each.hits > max.hits ? each : max), first ?? { id: 'en', hits: 0 })
  return best.id
}
