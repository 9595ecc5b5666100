/** Characters that steer the direction of a text (UAX 9, section 2). */
export const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Whether a character is one of those. */
export const isDirection = (character: string): boolean => character.search(directions) === 0

/** All that is not seen: what Unicode lets programs ignore, controls but tabs and line breaks, marks of annotations. */
export const invisibles = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]|(?![\t\n\r])\p{Cc}/gu

/** Spaces that look like the one of the keyboard, or nearly; that of ideographs is as wide as they are. Two are line breaks. */
export const spaces = /[\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f]/g

export const isSpace = (character: string): boolean => character.search(spaces) === 0

/** Whether an invisible character does what it is made for, by what stands around it. */
export function isMeant(text: string, index: number, character: string): boolean {
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

/** Letters that join, or stand on each other. */
const joining =
  /(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Common}])[\p{L}\p{M}]/u

const lastOf = (text: string): string => Array.from(text).at(-1) ?? ''

/** Flags of regions are a black flag and tags (UTS 51, annex C). */
function isInFlag(text: string, index: number): boolean {
  const before = Array.from(text.slice(Math.max(0, index - maxFlagLength), index))
  const flag = before.lastIndexOf('\u{1f3f4}')
  return flag >= 0 && before.slice(flag + 1).every((tag) => /[\u{e0020}-\u{e007e}]/u.test(tag))
}

/** In UTF-16 units. */
const maxFlagLength = 16
