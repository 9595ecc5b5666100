/** The kinds of characters that are counted; each character is of exactly one. */
export type Script = 'han' | 'latin' | 'kana' | 'hangul' | 'digits' | 'punctuation' | 'other'

export type Kind = 'space' | Script

/** Returns the kind of a code point (The Unicode Standard, properties Script and General_Category). */
export function kindOf(point: number): Kind {
  const character = String.fromCodePoint(point)
  return kinds.find(([, pattern]) => pattern.test(character))?.[0] ?? 'other'
}

/** The first match counts: the mark 。 is used with Han, and is punctuation. */
const kinds: [Kind, RegExp][] = [
  ['space', /\p{White_Space}/u],
  ['latin', /\p{Script=Latin}/u],
  ['han', /\p{Script=Han}/u],
  ['punctuation', /\p{P}/u],
  ['digits', /\p{Nd}/u],
  ['kana', /\p{Script_Extensions=Hiragana}|\p{Script_Extensions=Katakana}/u],
  ['hangul', /\p{Script=Hangul}/u],
]

/** Whether a UTF-16 unit is white space (Unicode's White_Space), without a slow regular expression. */
export const isSpaceUnit = (unit: number): boolean =>
  unit <= 0x20
    ? unit === 0x20 || (unit >= 0x09 && unit <= 0x0d)
    : unit >= 0x85 &&
      (unit === 0x85 ||
        unit === 0xa0 ||
        unit === 0x1680 ||
        (unit >= 0x2000 && unit <= 0x200a) ||
        unit === 0x2028 ||
        unit === 0x2029 ||
        unit === 0x202f ||
        unit === 0x205f ||
        unit === 0x3000)
