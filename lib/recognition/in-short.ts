import type { Localized } from '#kit/language.ts'
import { joinLabel } from '#kit/words/marks.ts'
import { truncate } from '../text/truncate.ts'

/**
 * Says a text in one line of 80 characters at most, in whatever language it is; undefined where nothing of it can be seen.
 * What would break a line, steer a terminal or turn the order of characters around is left out.
 */
export function inShort(text: string, isCut = false): Localized | undefined {
  const line = lineOf(text, isCut)
  return line === '' ? undefined : { en: line, zh: line }
}

/** Says several names as a list, after what they are where that is said: `2 files: a, b`, `2 个文件：a、b`. */
export function listInShort(names: readonly string[], isCut = false, about?: Localized): Localized | undefined {
  const shown = names.slice(0, 40)
  const more = isCut || shown.length < names.length
  const [en, zh] = [lineOf(shown.join(', '), more), lineOf(shown.join('、'), more)]
  if (!about) return en === '' ? undefined : { en, zh }
  return en === '' ? about : { en: joinLabel(about.en, en), zh: joinLabel(about.zh, zh) }
}

/** Says a size in bytes. */
export const sizeInShort = (bytes: number): Localized => ({
  en: bytes === 1 ? '1 byte' : `${numberOf(bytes)} bytes`,
  zh: `${numberOf(bytes)} 字节`,
})

export const numberOf = (value: number): string => new Intl.NumberFormat('en').format(value)

function lineOf(text: string, isCut: boolean): string {
  const start = text.slice(0, looksAt)
  const line = start.replace(unseen, '').replace(breaks, ' ').trim().toWellFormed()
  return truncate(isCut || start.length < text.length ? `${line}…` : line, 80)
}

/** In characters: blanks among them are said as one. */
const looksAt = 400

const breaks = /[\s\p{Cc}]+/gu
/** Marks that turn the order of characters around, and a byte order mark. */
const unseen = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g
