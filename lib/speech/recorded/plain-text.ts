import { normalizeText } from '../text/normalize-text.ts'
import type { Phrase } from '../text/phrase.ts'

/** A word with the marks at it, as the program takes it apart, and where it stands in the whole text. */
export interface Token {
  text: string
  from: number
  to: number
}

/** Writes a phrase in the letters that the program knows, word by word: those of ASCII. */
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

/** Whether the program says anything for it: letters, digits and the signs that it has names for. */
export const isPronounceable = ({ text }: Token): boolean => /[A-Za-z0-9&%+=@#/*~\\^$|<>_]/.test(text)

function plainOf(word: string): string {
  if (/^[\x21-\x7e]*$/.test(word)) return word
  return word
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7e]/gu, (character) => names[character] ?? '')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}

/** What is read for characters that have no other form of their own; whatever else is left is not said. */
const names: Record<string, string> = {
  ...{ '‘': "'", '’': "'", '“': '"', '”': '"', '«': '"', '»': '"', '‐': '-', '‑': '-', '−': '-', '⁄': '/' },
  ...{ '–': ',', '—': ',', '…': '...', '、': ', ', '，': ', ', '。': '. ' },
  ...{ æ: 'ae', Æ: 'Ae', œ: 'oe', Œ: 'Oe', ø: 'o', Ø: 'O', ß: 'ss', ð: 'th', þ: 'th', ł: 'l', Ł: 'L', đ: 'd', ı: 'i' },
  ...{ '×': ' times ', '÷': ' divided by ', '±': ' plus or minus ', '°': ' degrees ', '€': ' euro ', '£': ' pound ' },
  ...{ '¥': ' yen ', '©': ' copyright ', '®': ' registered ', '§': ' section ', '≈': ' about ', '≤': ' at most ' },
  ...{ '≥': ' at least ', '≠': ' is not ', '→': ' to ', '•': ', ', '·': ' ', µ: 'micro', μ: 'micro' },
}
