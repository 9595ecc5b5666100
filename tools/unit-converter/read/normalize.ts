/**
 * Brings a text into one spelling of many: full-width letters, ℃, ㎡ and raised digits by Unicode's compatibility forms, the
 * many quotes that stand for feet and minutes, fractions in one character, minus signs, blanks.
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
