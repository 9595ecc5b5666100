import type { Token } from '#lib/sql/token.ts'
import type { TokenCursor } from '#lib/sql/token-cursor.ts'
import type { DefaultValue } from '../model/column.ts'
import type { ParserContext } from './parser-context.ts'
import { isColumnWord } from './sql-type.ts'

/** Reads the tokens of a default, up to the next attribute of the column. */
export function readDefaultTokens(cursor: TokenCursor): Token[] {
  const start = cursor.at
  cursor.skip()
  while (!cursor.isDone && !isColumnWord(cursor) && cursor.keyword() !== 'FOR' && cursor.keyword() !== ',')
    cursor.skip()
  return cursor.since(start)
}

/** Parses a default, ignoring redundant parentheses and casts. NULL is no default. */
export function defaultOf(context: ParserContext, tokens: readonly Token[]): DefaultValue | undefined {
  const bare = withoutIntroducer(withoutParentheses(tokens))
  const [first] = bare
  if (!first) return undefined
  const isSigned = first.kind === 'sign' && /^[+-]$/.test(first.text)
  const [literal, sign] = isSigned ? [bare[1], first.text.replace('+', '')] : [first, '']
  const isAlone = bare.length === (literal === first ? 1 : 2) || isCast(bare, literal === first ? 1 : 2)
  const word = first.kind === 'word' ? first.text.toLowerCase() : ''
  if (isAlone && word === 'null') return undefined
  if (isAlone && (word === 'true' || word === 'false')) return { kind: 'boolean', text: word }
  if (isAlone && literal?.kind === 'number') return { kind: 'number', text: sign + literal.text }
  if (isAlone && first.kind === 'string') return literalOf(context, first)
  return { kind: 'expression', text: context.source(bare) }
}

/** Parses a string literal; a bit string becomes a number. */
function literalOf({ sql }: ParserContext, { text, start }: Token): DefaultValue {
  if (/^b$/i.test(sql[start] ?? '') && /^[01]{1,64}$/.test(text))
    return { kind: 'number', text: String(BigInt(`0b${text}`)) }
  return { kind: 'text', text }
}

/** Removes MySQL's character set introducer: _utf8mb4'x'. */
const withoutIntroducer = (tokens: readonly Token[]): readonly Token[] =>
  tokens.length === 2 && tokens[0]?.text.startsWith('_') && tokens[1]?.kind === 'string' ? tokens.slice(1) : tokens

/** Removes parentheses around a whole expression. */
export function withoutParentheses(tokens: readonly Token[]): readonly Token[] {
  let [start, end] = [0, tokens.length]
  while (end - start > 1 && isSign(tokens[start], '(') && closes(tokens, start, end - 1)) {
    start++
    end--
    // A limit; real defaults are not nested this deeply.
    if (start > 8) break
  }
  return tokens.slice(start, end)
}

/** Whether two parentheses match. */
function closes(tokens: readonly Token[], start: number, end: number): boolean {
  let depth = 0
  for (let at = start; at <= end; at++) {
    const { kind, text } = tokens[at] ?? {}
    if (kind !== 'sign') continue
    if (text === '(') depth++
    if (text === ')') depth--
    if (depth === 0) return at === end
  }
  return false
}

/** Whether the rest is a cast: `::character varying(20)`. */
const isCast = (tokens: readonly Token[], from: number): boolean =>
  isSign(tokens[from], '::') &&
  tokens.slice(from + 1).every(({ kind, text }) => kind !== 'sign' || /^[()[\].]$/.test(text))

const isSign = (token: Token | undefined, sign: string): boolean => token?.kind === 'sign' && token.text === sign
