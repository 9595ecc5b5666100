import type { Localized } from '#kit/language.ts'
import { joinLabel } from '#kit/words/marks.ts'
import { formatCount } from '../text/format-count.ts'
import { truncate } from '../text/truncate.ts'

/**
 * Shortens a text to one line of at most 80 characters, without line breaks, control characters and bidirectional
 * controls; undefined if nothing visible is left.
 */
export function summarizeText(text: string, isCut = false): Localized | undefined {
  const line = lineOf(text, isCut)
  return line === '' ? undefined : { en: line, zh: line }
}

/** Summarizes names as a list, with an optional label: `2 files: a, b`, `2 个文件：a、b`. */
export function summarizeList(names: readonly string[], isCut = false, about?: Localized): Localized | undefined {
  const shown = names.slice(0, 40)
  const more = isCut || shown.length < names.length
  const [en, zh] = [lineOf(shown.join(', '), more), lineOf(shown.join('、'), more)]
  if (!about) return en === '' ? undefined : { en, zh }
  return en === '' ? about : { en: joinLabel(about.en, en), zh: joinLabel(about.zh, zh) }
}

/** Formats a size in bytes. */
export const summarizeSize = (bytes: number): Localized => ({
  en: bytes === 1 ? '1 byte' : `${formatCount(bytes)} bytes`,
  zh: `${formatCount(bytes)} 字节`,
})

function lineOf(text: string, isCut: boolean): string {
  const start = text.slice(0, looksAt)
  const line = start.replace(unseen, '').replace(breaks, ' ').trim().toWellFormed()
  return truncate(isCut || start.length < text.length ? `${line}…` : line, 80)
}

/** In characters, with white space collapsed. */
const looksAt = 400

const breaks = /[\s\p{Cc}]+/gu
/** Bidirectional controls, and a byte order mark. */
const unseen = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g
