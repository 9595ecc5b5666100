import { isNumber, type Value } from './value.ts'

/**
 * Parses values followed by their Java types, as MyBatis logs them: `1(Integer), a, b(String), null`. A value ends at
 * its type before a comma or at the end, and may contain commas, parentheses and line breaks.
 *
 * @returns undefined for any other text
 */
export function parseJdbcValues(text: string): Value[] | undefined {
  const values: Value[] = []
  for (let start = 0; start < text.length; ) {
    if (/^null(?:, |\s{0,9}$)/.test(text.slice(start, start + 13))) {
      values.push({ kind: 'null' })
      start += 'null, '.length
      continue
    }
    type.lastIndex = start
    const match = type.exec(text)
    if (!match) return undefined
    values.push(valueOfType(text.slice(start, match.index), match[1] ?? ''))
    start = match.index + match[0].length + ', '.length
  }
  return values
}

/** A Java type in parentheses, before the next value or at the end. */
const type = /\(([A-Z]\w{0,100}(?:\[\])?|byte\[\])\)(?=, |\s{0,9}$)/g

/** Returns the value of a text by its Java or JDBC type. */
export function valueOfType(text: string, type: string): Value {
  if (/^bool(?:ean)?$|^bit$/i.test(type) && /^(?:true|false)$/i.test(text))
    return { kind: 'boolean', isTrue: /^t/i.test(text) }
  return { kind: numeric.test(type) && isNumber(text) ? 'number' : 'text', text }
}

const numeric =
  /^(?:Integer|Long|Short|Byte|Double|Float|BigDecimal|BigInteger|Number|INTEGER|BIGINT|SMALLINT|TINYINT|DOUBLE|FLOAT|REAL|DECIMAL|NUMERIC|BIT)$/
