import { normalizeText } from '../text/normalize-text.ts'
import type { Phrase } from '../text/phrase.ts'

/** A word with adjacent punctuation, as the program splits texts, and its position in the whole text. */
export interface Token {
  text: string
  from: number
  to: number
}

/** Converts a phrase to ASCII, which is all that the program knows, word by word. */
export function tokensOf(phrase: Phrase): Token[] {
  const tokens: Token[] = []
  for (const { text, from, to, isSpeltOut } of normalizeText(phrase)) {
    for (const { 0: written, index } of text.matchAll(/[–—]+|[^\s\p{Cc}\p{Cs}–—]+/gu)) {
      const place = isSpeltOut ? { from, to } : { from: from + index, to: from + index + written.length }
      for (const plain of plainOf(written).split(' ')) if (plain) tokens.push({ text: plain, ...place })
    }
  }
  return tokens
}

/** Whether the program pronounces any of it: letters, digits and named signs. */
export const isPronounceable = ({ text }: Token): boolean => /[A-Za-z0-9&%+=@#/*~\\^$|<>_]/.test(text)

function plainOf(word: string): string {
  if (/^[\x21-\x7e]*$/.test(word)) return word
  return word
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7e]/gu, (character) => names[character] ?? '')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}

/** Replacements of characters without a decomposition to ASCII; others are silent. */
const names: Record<string, string> = {
  ...{ '‘': "'", '’': "'", '“': '"', '”': '"', '«': '"', '»': '"', '‐': '-', '‑': '-', '−': '-', '⁄': '/' },
  ...{ '–': ',', '—': ',', '…': '...', '、': ', ', '，': ', ', '。': '. ' },
  ...{ æ: 'ae', Æ: 'Ae', œ: 'oe', Œ: 'Oe', ø: 'o', Ø: 'O', ß: 'ss', ð: 'th', þ: 'th', ł: 'l', Ł: 'L', đ: 'd', ı: 'i' },
  ...{ '×': ' times ', '÷': ' divided by ', '±': ' plus or minus ', '°': ' degrees ', '€': ' euro ', '£': ' pound ' },
  ...{ '¥': ' yen ', '©': ' copyright ', '®': ' registered ', '§': ' section ', '≈': ' about ', '≤': ' at most ' },
  ...{ '≥': ' at least ', '≠': ' is not ', '→': ' to ', '•': ', ', '·': ' ', µ: 'micro', μ: 'micro' },
}
