import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { errors } from './errors.ts'
import { contentOfQuotes } from './format/doubled-quotes.ts'
import { type FormatName, formatNames, formats } from './format/formats.ts'

const maxExamined = 100_000

/** Unescapes once; the result isn't unescaped again. */
export const unescapeText = defineOperation('unescape', {
  undoneBy: 'escape',
  input: {
    text: textOf('text/plain'),
    format: z.enum(['auto', ...formatNames]).default('auto'),
    strict: z.boolean().default(false),
  },
  output: { text: textOf('text/plain'), format: z.enum(formatNames), count: z.int() },
  async run({ text, format: asked, strict }) {
    if (text === '') throw errors.empty()
    const format = asked === 'auto' ? guessFormat(text) : asked
    if (format === undefined) throw errors.unknownFormat()
    const { text: read, count } = await formats[format].unescape(text, strict)
    if (asked === 'auto' && count === 0) throw errors.unknownFormat()
    return { text: read, format, count }
  },
})

/** Guesses a text's format from its first 100,000 characters; undefined if nothing looks escaped. */
function guessFormat(whole: string): FormatName | undefined {
  const text = whole.slice(0, maxExamined)
  if (isJsonString(text)) return 'json'
  if (/&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[a-zA-Z][a-zA-Z\d]{1,30});/.test(text)) return 'html'
  // Git quotes the UTF-8 bytes of paths in octal: a first byte and continuations.
  if (/\\3[0-6][0-7](?:\\2[0-7]{2})+/.test(text)) return 'c'
  if (/`u\{[\da-fA-F]{1,6}\}/.test(text)) return 'powershell'
  const numbered = /\\(?:u[\da-fA-F]{4}|u\{[\da-fA-F]{1,6}\}|U[\da-fA-F]{8}|x[\da-fA-F]{2})/.test(text)
  const isLettered = /\\[nrtbfv"'\\/0]/.test(text)
  if (numbered) return isLettered ? languageOf(text) : 'unicode'
  if (/%u[\da-fA-F]{4}/.test(text)) return 'unicode'
  if (/(?<!\w)U\+[\da-fA-F]{4}/.test(text)) return 'unicode'
  if (/\\[\da-fA-F]{4,6}(?![\da-fA-F])/.test(text)) return 'css'
  if (isLettered) return languageOf(text)
  if (contentOfQuotes(text, "'")?.includes("''")) return 'sql'
  if (contentOfQuotes(text, '"')?.includes('""')) return 'csv'
  return /&(?:#\d{2,7}|#[xX][\da-fA-F]{2,6}|amp|lt|gt|quot|nbsp|copy|reg)(?![a-zA-Z\d=])/.test(text)
    ? 'html'
    : undefined
}

/** JSON if all escapes are valid there, else JavaScript, which has the most escapes. */
const languageOf = (text: string): FormatName =>
  /\\(?!["\\/bfnrt]|u[\da-fA-F]{4})/.test(text.replace(/\\\\/g, '')) ? 'javascript' : 'json'

function isJsonString(text: string): boolean {
  if (!text.startsWith('"') || !text.includes('\\')) return false
  try {
    return typeof JSON.parse(text) === 'string'
  } catch (error) {
    if (error instanceof SyntaxError) return false
    throw error
  }
}
