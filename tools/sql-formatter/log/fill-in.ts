import type { KnownDialect } from '#lib/sql/sql-rules.ts'
import type { TokenText } from '#lib/sql/token-text.ts'
import { tokensOf } from '../sql/checked.ts'
import type { Parameters } from './parameters.ts'
import { literalOf, shownValue, type Value } from './value.ts'

/** How the places of parameters are marked: `?`, `:name` or `#{name}`, `$1`, `@name`. */
export type MarkStyle = 'question' | 'named' | 'dollar' | 'at'

/** A statement with its values, how many places were filled, and what was left over on either side. */
export interface Filled {
  sql: string
  filled: number
  missing: string[]
  unused: string[]
}

/** A mark in a statement: where it stands, and what it is called, or its number from 0. */
interface Mark {
  start: number
  end: number
  style: MarkStyle
  name: string
}

/** Puts values in the places of a statement; what stands in strings and comments is none. */
export function fillIn(
  sql: string,
  parameters: Parameters,
  style: MarkStyle | 'auto' | 'mybatis',
  dialect: KnownDialect,
): Filled {
  const all = marksIn(tokensOf(sql, dialect).tokens)
  const wanted = style === 'auto' || style === 'mybatis' ? likelyStyle(all, parameters) : style
  const used = new Set<Value>()
  const missing: string[] = []
  let [written, end, filled, question] = ['', 0, 0, 0]
  for (const mark of all.filter((each) => each.style === wanted)) {
    const value = valueFor(mark, parameters, mark.style === 'question' ? question++ : undefined)
    if (!value) {
      missing.push(mark.style === 'question' ? `?${question}` : mark.name)
      continue
    }
    used.add(value)
    filled++
    written += sql.slice(end, mark.start)
    const literal = literalOf(value, dialect)
    written += (mustPart(written, literal) ? ' ' : '') + literal
    end = mark.end
  }
  const given =
    parameters.named.size > 0 ? [...parameters.named] : parameters.listed.map((value) => ['', value] as const)
  const unused = given.filter(([, value]) => !used.has(value)).map(([name, value]) => name || shownValue(value))
  return { sql: written + sql.slice(end), filled, missing: [...new Set(missing)], unused }
}

/** Two minus signs would begin a comment, and a word would go on. */
const mustPart = (written: string, literal: string): boolean =>
  (written.endsWith('-') && literal.startsWith('-')) || (/[\w$]$/.test(written) && /^[\w']/.test(literal))

function valueFor({ style, name }: Mark, { listed, named }: Parameters, at: number | undefined): Value | undefined {
  if (style === 'question') return listed[at ?? 0]
  if (style === 'dollar') return named.get(name) ?? named.get(name.slice(1)) ?? listed[Number(name.slice(1)) - 1]
  return named.get(name)
}

/** Names are for marks with names; else the marks that there are most of. */
function likelyStyle(marks: readonly Mark[], { named }: Parameters): MarkStyle {
  const count = (style: MarkStyle) => marks.filter((mark) => mark.style === style).length
  const order: MarkStyle[] =
    named.size > 0 ? ['named', 'at', 'dollar', 'question'] : ['question', 'dollar', 'named', 'at']
  return order.find((style) => count(style) > 0) ?? 'question'
}

function marksIn(tokens: readonly TokenText[]): Mark[] {
  const marks: Mark[] = []
  for (let at = 0; at < tokens.length; at++) {
    const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
    if (!token) break
    const { start, end, source, kind } = token
    if (kind === 'sign' && source === '?') {
      // JDBC writes an operator with a question mark as two of them.
      if (isBeside(token, next) && next?.source === '?') at++
      else marks.push({ start, end, style: 'question', name: '?' })
    } else if (kind === 'sign' && source === ':') {
      const isSlice = isBeside(before, token) && /[\w\])]$/.test(before?.source ?? '')
      if (!next || !isBeside(token, next) || next.kind !== 'word' || isSlice) continue
      marks.push({ start, end: next.end, style: 'named', name: next.source })
      at++
    } else if (/^\$\d{1,9}$/.test(source)) marks.push({ start, end, style: 'dollar', name: source })
    else if (kind === 'word' && /^[#$]\{/.test(source))
      marks.push({ start, end, style: 'named', name: source.slice(2, -1).split(',')[0] ?? '' })
    else if (kind === 'word' && /^@[^@]/.test(source)) marks.push({ start, end, style: 'at', name: source.slice(1) })
  }
  return marks
}

const isBeside = (one: TokenText | undefined, other: TokenText | undefined): boolean =>
  one !== undefined && other !== undefined && one.end === other.start
