import { isNumber, type Value } from './value.ts'

/**
 * Reads values with their Java types behind them, as MyBatis logs them: `1(Integer), a, b(String), null`. A value ends at
 * its type before a comma or at the end, and may hold commas, parentheses and line breaks.
 *
 * @returns undefined where something else stands there
 */
export function jdbcValues(text: string): Value[] | undefined {
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
    values.push(typed(text.slice(start, match.index), match[1] ?? ''))
    start = match.index + match[0].length + ', '.length
  }
  return values
}

/** The name of a Java type in parentheses, before the next value or at the end. */
const type = /\(([A-Z]\w{0,100}(?:\[\])?|byte\[\])\)(?=, |\s{0,9}$)/g

/** Makes a value of a text and the Java or JDBC type of what it was. */
export function typed(text: string, type: string): Value {
  if (/^bool(?:ean)?$|^bit$/i.test(type) && /^(?:true|false)$/i.test(text))
    return { kind: 'boolean', isTrue: /^t/i.test(text) }
  return { kind: numeric.test(type) && isNumber(text) ? 'number' : 'text', text }
}

const numeric =
  /^(?:Integer|Long|Short|Byte|Double|Float|BigDecimal|BigInteger|Number|INTEGER|BIGINT|SMALLINT|TINYINT|DOUBLE|FLOAT|REAL|DECIMAL|NUMERIC|BIT)$/
