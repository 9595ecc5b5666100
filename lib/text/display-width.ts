import { graphemesIn } from './graphemes.ts'

/**
 * Returns the width of a text in columns: one for each character, two for wide ones (Unicode Standard Annex #11,
 * simplified).
 */
export function displayWidth(text: string): number {
  if (/^[\x20-\x7e]*$/.test(text)) return text.length
  let columns = 0
  for (const grapheme of graphemesIn(text)) columns += isWide.test(grapheme) ? 2 : 1
  return columns
}

const isWide =
  /^(?:[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}|\p{Emoji}\uFE0F)/u
