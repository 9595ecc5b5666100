import { withinQuotes } from './doubled.ts'
import type { FormatName } from './formats.ts'

/** Guesses how a text is escaped, by its first 100,000 characters; undefined where nothing in it looks so. */
export function guessFormat(whole: string): FormatName | undefined {
  const text = whole.slice(0, maxLooked)
  if (isJsonString(text)) return 'json'
  if (/&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[a-zA-Z][a-zA-Z\d]{1,30});/.test(text)) return 'html'
  if (/`u\{[\da-fA-F]{1,6}\}/.test(text)) return 'powershell'
  const numbered = /\\(?:u[\da-fA-F]{4}|u\{[\da-fA-F]{1,6}\}|U[\da-fA-F]{8}|x[\da-fA-F]{2})/.test(text)
  const isLettered = /\\[nrtbfv"'\\/0]/.test(text)
  if (numbered) return isLettered ? languageOf(text) : 'unicode'
  if (/(?<!\w)U\+[\da-fA-F]{4}/.test(text)) return 'unicode'
  if (/\\[\da-fA-F]{4,6}(?![\da-fA-F])/.test(text)) return 'css'
  if (isLettered) return languageOf(text)
  if (withinQuotes(text, "'")?.includes("''")) return 'sql'
  if (withinQuotes(text, '"')?.includes('""')) return 'csv'
  return /&(?:amp|lt|gt|quot|nbsp|copy|reg)(?![a-zA-Z\d=])/.test(text) ? 'html' : undefined
}

/** JSON where all of the escapes are its own, and else JavaScript, which has most of all. */
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

const maxLooked = 100_000
