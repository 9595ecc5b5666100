/**
 * Writes a number of JSON, or one of its words, with every digit as it stands. Readers of YAML 1.1 take an exponent only
 * beside a point and with its sign, or the number for text; to those of 1.2 it is all the same.
 */
export function writeNumber(lexeme: string): string {
  const [, mantissa = '', e = '', exponent = ''] = /^(-?\d[\d.]*)([eE])(.+)$/.exec(lexeme) ?? []
  if (mantissa === '') return lexeme
  return `${mantissa}${mantissa.includes('.') ? '' : '.0'}${e}${/^\d/.test(exponent) ? '+' : ''}${exponent}`
}
