import type { KnownDialect } from '#lib/sql/sql-rules.ts'
import type { TokenText } from '#lib/sql/token-text.ts'
import { tokensOf } from '../sql/sql-input.ts'
import type { Parameters } from './parameters.ts'
import { literalOf, shownValue, type Value } from './value.ts'

/** The syntax of placeholders: `?`, `:name` or `#{name}`, `$1`, `@name`. */
export type PlaceholderStyle = 'question' | 'named' | 'dollar' | 'at'

/**
 * A statement with its values, the number of filled placeholders, and the placeholders and values that were left over.
 */
export interface FilledStatement {
  sql: string
  filled: number
  missing: string[]
  unused: string[]
}

/** A placeholder in a statement. */
interface Placeholder {
  start: number
  end: number
  style: PlaceholderStyle
  name: string
}

/** Fills the placeholders of a statement, except in strings and comments. */
export function fillParameters(
  sql: string,
  parameters: Parameters,
  style: PlaceholderStyle | 'auto' | 'mybatis',
  dialect: KnownDialect,
): FilledStatement {
  const all = placeholdersIn(tokensOf(sql, dialect).tokens)
  const wantedStyle = style === 'auto' || style === 'mybatis' ? detectStyle(all, parameters) : style
  const used = new Set<Value>()
  const missing: string[] = []
  let [written, end, filled, question] = ['', 0, 0, 0]
  for (const placeholder of all.filter((each) => each.style === wantedStyle)) {
    const value = valueFor(placeholder, parameters, placeholder.style === 'question' ? question++ : undefined)
    if (!value) {
      missing.push(placeholder.style === 'question' ? `?${question}` : placeholder.name)
      continue
    }
    used.add(value)
    filled++
    written += sql.slice(end, placeholder.start)
    const literal = literalOf(value, dialect)
    written += (needsSpace(written, literal) ? ' ' : '') + literal
    end = placeholder.end
  }
  const given =
    parameters.named.size > 0 ? [...parameters.named] : parameters.positional.map((value) => ['', value] as const)
  const unused = given.filter(([, value]) => !used.has(value)).map(([name, value]) => name || shownValue(value))
  return { sql: written + sql.slice(end), filled, missing: [...new Set(missing)], unused }
}

/** Whether a literal would merge with the text before it, to a comment of two minus signs or to one word. */
const needsSpace = (written: string, literal: string): boolean =>
  (written.endsWith('-') && literal.startsWith('-')) || (/[\w$]$/.test(written) && /^[\w']/.test(literal))

function valueFor(
  { style, name }: Placeholder,
  { positional, named }: Parameters,
  at: number | undefined,
): Value | undefined {
  if (style === 'question') return positional[at ?? 0]
  if (style === 'dollar') return named.get(name) ?? named.get(name.slice(1)) ?? positional[Number(name.slice(1)) - 1]
  return named.get(name)
}

/** Returns the style of the placeholders: for named parameters the named styles come first. */
function detectStyle(placeholders: readonly Placeholder[], { named }: Parameters): PlaceholderStyle {
  const count = (style: PlaceholderStyle) => placeholders.filter((placeholder) => placeholder.style === style).length
  const order: PlaceholderStyle[] =
    named.size > 0 ? ['named', 'at', 'dollar', 'question'] : ['question', 'dollar', 'named', 'at']
  return order.find((style) => count(style) > 0) ?? 'question'
}

function placeholdersIn(tokens: readonly TokenText[]): Placeholder[] {
  const placeholders: Placeholder[] = []
  for (let at = 0; at < tokens.length; at++) {
    const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
    if (!token) break
    const { start, end, source, kind } = token
    if (kind === 'sign' && source === '?') {
      // JDBC escapes a question mark in an operator by doubling it.
      if (isBeside(token, next) && next?.source === '?') at++
      else placeholders.push({ start, end, style: 'question', name: '?' })
    } else if (kind === 'sign' && source === ':') {
      const isSlice = isBeside(before, token) && /[\w\])]$/.test(before?.source ?? '')
      if (!next || !isBeside(token, next) || next.kind !== 'word' || isSlice) continue
      placeholders.push({ start, end: next.end, style: 'named', name: next.source })
      at++
    } else if (/^\$\d{1,9}$/.test(source)) placeholders.push({ start, end, style: 'dollar', name: source })
    else if (kind === 'word' && /^[#$]\{/.test(source))
      placeholders.push({ start, end, style: 'named', name: source.slice(2, -1).split(',')[0] ?? '' })
    else if (kind === 'word' && /^@[^@]/.test(source))
      placeholders.push({ start, end, style: 'at', name: source.slice(1) })
  }
  return placeholders
}

const isBeside = (one: TokenText | undefined, other: TokenText | undefined): boolean =>
  one !== undefined && other !== undefined && one.end === other.start
