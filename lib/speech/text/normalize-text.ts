import { readChinese } from './chinese/read-chinese.ts'
import { readEnglish } from './english/read-english.ts'
import { readJapanese } from './japanese/read-japanese.ts'
import type { Phrase } from './phrase.ts'
import type { Replacement } from './replacement.ts'

/** A part of a phrase in its spoken form, and its position in the whole text. */
interface ReadingPart {
  text: string
  from: number
  to: number
  /** Whether it differs from the written text, so that its characters have no positions of their own. */
  isSpeltOut: boolean
}

/** Spells out what the engine would read wrong: numbers in Chinese, money in English, long vowels in Japanese. */
export function normalizeText({ language, text, from }: Phrase): ReadingPart[] {
  const parts: ReadingPart[] = []
  let last = 0
  const keep = (to: number) => {
    if (to > last) parts.push({ text: text.slice(last, to), from: from + last, to: from + to, isSpeltOut: false })
  }
  for (const { start, end, spoken } of replacementsIn(language, text)) {
    keep(start)
    parts.push({ text: spoken, from: from + start, to: from + end, isSpeltOut: true })
    last = end
  }
  keep(text.length)
  return parts
}

function replacementsIn(language: Phrase['language'], text: string): Replacement[] {
  if (language === 'cmn' || language === 'yue') return readChinese(text)
  if (language === 'en' || language === 'en-us') return readEnglish(text)
  return language === 'ja' ? readJapanese(text) : []
}
