/** Bidirectional formatting characters (UAX 9, section 2). */
export const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Whether a character is a bidirectional formatting character. */
export const isBidiControl = (character: string): boolean => character.search(bidiControls) === 0

/** Invisible characters: default ignorables, controls except tabs and line breaks, and annotation marks. */
export const invisibles = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]|(?![\t\n\r])\p{Cc}/gu

/** Spaces that look much like U+0020, without the wide ideographic one; two are line breaks. */
export const spaces = /[\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f]/g

export const isSpace = (character: string): boolean => character.search(spaces) === 0

/** Whether an invisible character is legitimate in its context. */
export function isAllowedInContext(text: string, index: number, character: string): boolean {
  const before = lastOf(text.slice(Math.max(0, index - 2), index))
  const after = String.fromCodePoint(text.codePointAt(index + character.length) ?? 0)
  switch (character) {
    case '\u200c':
      return joining.test(before)
    case '\u200d':
      return joining.test(before) || (/\p{Emoji}|\ufe0f/u.test(before) && /\p{Extended_Pictographic}/u.test(after))
    case '\ufe0e':
    case '\ufe0f':
      return /[\p{Emoji}\p{S}\p{Po}\p{Script=Han}]/u.test(before)
    default:
      if (/[\ufe00-\ufe0d\u{e0100}-\u{e01ef}]/u.test(character)) return /[\p{Script=Han}\p{S}]/u.test(before)
      if (/[\u180b-\u180f]/.test(character)) return /\p{Script=Mongolian}/u.test(before)
      return /[\u{e0020}-\u{e007f}]/u.test(character) && isInFlag(text, index)
  }
}

/** Letters of scripts with joining or stacking. */
const joining =
  /(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Common}])[\p{L}\p{M}]/u

const lastOf = (text: string): string => Array.from(text).at(-1) ?? ''

/** Whether a tag belongs to a regional flag, a black flag followed by tags (UTS 51, annex C). */
function isInFlag(text: string, index: number): boolean {
  const before = Array.from(text.slice(Math.max(0, index - maxFlagLength), index))
  const flag = before.lastIndexOf('\u{1f3f4}')
  return flag >= 0 && before.slice(flag + 1).every((tag) => /[\u{e0020}-\u{e007e}]/u.test(tag))
}

/** In UTF-16 units. */
const maxFlagLength = 16
