import type { Language } from '../voices.ts'
import type { Phrase } from './phrase.ts'

type Script = 'han' | 'kana' | 'hangul' | 'latin'

/**
 * Splits a sentence by language, as told by its scripts, for voices of these languages. One or two words of Latin
 * letters stay in a Chinese sentence, whose voice reads them as English.
 */
export function splitByLanguage({ text, from }: { text: string; from: number }, voice: Language): Phrase[] {
  const runs = runsOf(text)
  const hasKana = runs.some(({ script }) => script === 'kana')
  const phrases: Phrase[] = []
  for (const { script, start, end } of runs) {
    const run = text.slice(start, end)
    const language = languageOf(script, run, voice, hasKana)
    const last = phrases.at(-1)
    if (last?.language === language) last.text += run
    else phrases.push({ language, text: run, from: from + start })
  }
  return phrases
}

/** Splits a phrase into Latin letters and others, for a voice that only knows Latin ones. */
export function splitByScript({ language, text, from }: Phrase): Phrase[] {
  const parts = text.matchAll(
    /[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+|[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+/gu,
  )
  return Array.from(parts, ({ 0: part, index }) => ({ language, text: part, from: from + index }))
}

interface Run {
  script: Script | undefined
  start: number
  end: number
}

/**
 * Digits and punctuation belong to the run before them; a number before Chinese, Japanese or Korean letters belongs to
 * these.
 */
function runsOf(text: string): Run[] {
  const runs: Run[] = []
  for (const { 0: stretch, index } of text.matchAll(stretches)) {
    const script = scriptOf(stretch)
    const last = runs.at(-1)
    const end = index + stretch.length
    if (!last) runs.push({ script, start: 0, end })
    else if (script === undefined || script === last.script) last.end = end
    else if (last.script === undefined) Object.assign(last, { script, end })
    else {
      const start = script === 'latin' ? index : last.end - numberAtEnd(text.slice(last.start, last.end))
      last.end = start
      runs.push({ script, start, end })
    }
  }
  return runs
}

const stretches =
  /\p{Script=Han}+|[\p{Script=Hiragana}\p{Script=Katakana}ー]+|\p{Script=Hangul}+|[\p{Script=Latin}\p{M}]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Hangul}\p{Script=Latin}\p{M}]+/gu

function scriptOf(stretch: string): Script | undefined {
  if (/^\p{Script=Han}/u.test(stretch)) return 'han'
  if (/^[\p{Script=Hiragana}\p{Script=Katakana}ー]/u.test(stretch)) return 'kana'
  if (/^\p{Script=Hangul}/u.test(stretch)) return 'hangul'
  return /^\p{Script=Latin}/u.test(stretch) ? 'latin' : undefined
}

/** The length of a number at the end of a text, including its sign: ¥12, 3.5. */
const numberAtEnd = (text: string): number => /[-¥￥$€£]?\d[\d.,:/-]{0,20}$/.exec(text.slice(-24))?.[0].length ?? 0

function languageOf(script: Script | undefined, run: string, voice: Language, hasKana: boolean): Language {
  if (script === undefined) return voice
  if (script === 'hangul') return 'ko'
  if (script === 'kana') return 'ja'
  if (script === 'latin') return latin(run, voice)
  if (voice === 'cmn' || voice === 'yue') return voice
  return (hasKana || voice === 'ja') && knownKanji.test(run) ? 'ja' : 'cmn'
}

function latin(run: string, voice: Language): Language {
  if (voice === 'ja' || voice === 'ko') return 'en-us'
  if (voice !== 'cmn' && voice !== 'yue') return voice
  return (run.match(/\p{Script=Latin}+/gu)?.length ?? 0) > 2 ? 'en-us' : voice
}

/** Counters after a number. The engine knows no other kanji, so a Chinese voice reads those. */
const knownKanji = /^[\d\s]*[年月日時分秒円個回]$/
