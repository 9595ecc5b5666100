/**
 * Normalizes variants of characters: full-width letters, ℃, ㎡ and superscripts by NFKC, quotes for feet and minutes,
 * fractions in one character, minus signs, white space.
 */
export const normalize = (text: string): string =>
  text
    .replace(/[¼-¾⅐-⅞]/g, (sign) => ` ${sign.normalize('NFKC')}`)
    .replace(/[“”″‶]|''|’’|′′/g, '"')
    .replace(/[‘’′‵ʹ`´]/g, "'")
    .normalize('NFKC')
    .replace(/[−‒–]/g, '-')
    .replace(/⁄/g, '/')
    .replace(/[\s\uFEFF]+/g, ' ')
    .trim()
