import { CopyWatch, copiedEnd } from './copied-rows.ts'
import { bracketedEnd, dollarQuoted, lineEnd, nestedCommentEnd, quotedEnd } from './spans.ts'
import { type KnownDialect, type SqlRules, sqlRules } from './sql-rules.ts'
import { unescapeBackslashes } from './string-escapes.ts'
import type { Token, TokenKind, UnclosedToken } from './token.ts'

/**
 * Reads SQL token by token by the rules of a dialect, in linear time. It never fails: unclosed quotes and comments
 * extend to the end, and are listed in `unclosed`.
 */
export class SqlScanner {
  unclosed: UnclosedToken[] = []
  private sql: string
  private rules: SqlRules
  private at = 0
  private lineStart = 0
  /** The delimiter of statements, which MySQL's clients can change. */
  private delimiter = ';'
  /** The number of open comments that MySQL executes. */
  private versioned = 0
  private copy = new CopyWatch()

  constructor(sql: string, dialect: KnownDialect | SqlRules) {
    this.sql = sql
    this.rules = typeof dialect === 'string' ? sqlRules[dialect] : dialect
    if (sql.startsWith('\ufeff')) this.at = 1
  }

  /** The current offset. */
  get offset(): number {
    return this.at
  }

  /** Returns the next token; undefined at the end of the text. */
  next(): Token | undefined {
    for (;;) {
      this.skipBlanks()
      if (this.at >= this.sql.length) return undefined
      const token = this.read()
      if (token) return token
    }
  }

  /** Reads the comments up to the end of the line; none if anything else is there. */
  commentsOnLine(): Token[] {
    const { sql, at, lineStart } = this
    const comments: Token[] = []
    for (;;) {
      while (!this.isAtLineEnd() && isBlank(sql.charCodeAt(this.at))) this.at++
      if (this.isAtLineEnd()) return comments
      const comment = this.comment(sql[this.at] ?? '', sql[this.at + 1] ?? '')
      if (comment) comments.push(comment)
      else {
        this.at = at
        this.lineStart = lineStart
        return []
      }
    }
  }

  private skipBlanks(): void {
    for (; this.at < this.sql.length && isBlank(this.sql.charCodeAt(this.at)); this.at++)
      if (this.isAtLineEnd()) this.lineStart = this.at + 1
  }

  private isAtLineEnd(): boolean {
    const code = this.sql.charCodeAt(this.at)
    return code === 0x0a || code === 0x0d || Number.isNaN(code)
  }

  /** Reads the current token; undefined for one without a meaning. */
  private read(): Token | undefined {
    const { sql, at } = this
    const sign = sql[at] ?? ''
    const following = sql[at + 1] ?? ''
    if (this.delimiter !== ';' && sql.startsWith(this.delimiter, at))
      return this.take('end', at + this.delimiter.length)
    if (sign === ';') return this.take(this.delimiter === ';' ? 'end' : 'sign', at + 1)
    if (this.isVersioned()) return this.openVersioned()
    const comment = this.comment(sign, following)
    if (comment) return comment
    if (sign === '*' && following === '/' && this.versioned > 0) return this.closeVersioned()
    if (this.isCommand(sign, following)) return this.take('end', lineEnd(sql, at))
    const placeholder = this.placeholder(sign, following)
    if (placeholder) return placeholder
    if (sign === "'") return this.string(at, this.rules.hasBackslashes)
    if (sign === '"') {
      const isString = this.rules.doubleQuoted === 'string'
      return isString ? this.string(at, this.rules.hasBackslashes) : this.name('"')
    }
    if (sign === '`') return this.name('`')
    if (sign === '[' && this.rules.hasBrackets) return this.bracket()
    if (sign === '$' && this.rules.hasDollarQuotes) return this.dollar()
    if (isDigit(sign) || (sign === '.' && isDigit(following))) return this.number()
    if (isWordSign(sign)) return this.word()
    return this.operator()
  }

  private comment(sign: string, following: string): Token | undefined {
    if (this.isLineComment(sign, following)) return this.lineComment(sign === '#' ? 1 : 2)
    return sign === '/' && following === '*' && !this.isVersioned() ? this.blockComment() : undefined
  }

  private isLineComment(sign: string, following: string): boolean {
    if (sign === '#') return this.rules.hasHashComments
    if (sign === '/' && following === '/') return this.rules.hasSlashComments
    if (sign !== '-' || following !== '-') return false
    return !this.rules.needsBlankAfterDashes || !/[^\s-]/.test(this.sql[this.at + 2] ?? '')
  }

  private lineComment(length: number): Token {
    const end = lineEnd(this.sql, this.at)
    return this.take(
      'comment',
      end,
      this.sql
        .slice(this.at + length, end)
        .replace(/^-+/, '')
        .trim(),
    )
  }

  private blockComment(): Token {
    const { sql, at, rules } = this
    const end = rules.hasNestedComments ? nestedCommentEnd(sql, at) : sql.indexOf('*/', at + 2) + 2
    if (end < 2) {
      this.unclosed.push({ start: at, sign: '*/' })
      return this.take('comment', sql.length, '')
    }
    return this.take(
      'comment',
      end,
      sql
        .slice(at + 2, end - 2)
        .replace(/^\*/, '')
        .trim(),
    )
  }

  private isVersioned(): boolean {
    return this.rules.runsComments && /^\/\*M?!/.test(this.sql.slice(this.at, this.at + 4))
  }

  private openVersioned(): undefined {
    this.versioned++
    this.at += /^\/\*M?!\d*/.exec(this.sql.slice(this.at, this.at + 12))?.[0].length ?? 3
  }

  private closeVersioned(): undefined {
    this.versioned--
    this.at += 2
  }

  /** Reads template placeholders and amounts of money: `$(Schema)`, `#{id}`, `$20.00`. */
  private placeholder(sign: string, following: string): Token | undefined {
    if (sign !== '$' && sign !== '#' && !(sign === '{' && following === '{')) return undefined
    const [source = ''] = placeholders.exec(this.sql.slice(this.at, this.at + 120)) ?? []
    return source ? this.take(/^\$\d/.test(source) ? 'number' : 'word', this.at + source.length) : undefined
  }

  /** Whether a line is a client command: psql's `\connect`, SQLite's `.schema`, sqlcmd's `:setvar`. */
  private isCommand(sign: string, following: string): boolean {
    return this.isFirst() && /[a-z!?]/i.test(following) && this.rules.commandSigns.includes(sign)
  }

  /** Reads a string with its quote at an offset, which may follow a prefix. */
  private string(quoteAt: number, hasEscapes: boolean): Token {
    const quote = this.sql[quoteAt] ?? "'"
    if (this.rules.hasTripleQuotes && this.sql.startsWith(quote.repeat(3), quoteAt)) return this.tripleString(quoteAt)
    const end = this.close(quotedEnd(this.sql, quoteAt, hasEscapes), quoteAt, quote)
    const inner = this.sql.slice(quoteAt + 1, end.isOpen ? end.at : end.at - 1).replaceAll(quote + quote, quote)
    return this.take('string', end.at, hasEscapes ? unescapeBackslashes(inner) : inner)
  }

  /** BigQuery's strings between three quotes, which may have line breaks. */
  private tripleString(quoteAt: number): Token {
    const quotes = this.sql.slice(quoteAt, quoteAt + 3)
    const closingAt = this.sql.indexOf(quotes, quoteAt + 3)
    const end = this.close(closingAt < 0 ? -1 : closingAt + 3, quoteAt, quotes)
    return this.take('string', end.at, this.sql.slice(quoteAt + 3, end.isOpen ? end.at : end.at - 3))
  }

  /** Oracle's q'[…]', whose closing delimiter follows from the opening one. */
  private chosenString(quoteAt: number): Token {
    const opening = this.sql[quoteAt + 1] ?? ''
    const closing = { '[': ']', '(': ')', '{': '}', '<': '>' }[opening] ?? opening
    const closingAt = this.sql.indexOf(`${closing}'`, quoteAt + 2)
    const end = this.close(closingAt < 0 ? -1 : closingAt + 2, quoteAt, `${closing}'`)
    return this.take('string', end.at, this.sql.slice(quoteAt + 2, end.isOpen ? end.at : end.at - 2))
  }

  /** PostgreSQL's U&'…', with characters by their code points. */
  private unicodeString(quoteAt: number): Token {
    const token = this.string(quoteAt, false)
    const text = token.text.replace(/\\(?:\+([\da-f]{6})|([\da-f]{4}))/gi, (source, long = '', short = '') => {
      const point = Number.parseInt(long || short, 16)
      return point > 0x10ffff ? source : String.fromCodePoint(point)
    })
    return { ...token, text }
  }

  private name(quote: string): Token {
    const end = this.close(quotedEnd(this.sql, this.at, false), this.at, quote)
    const inner = this.sql.slice(this.at + 1, end.isOpen ? end.at : end.at - 1)
    return this.take('name', end.at, inner.replaceAll(quote + quote, quote))
  }

  private bracket(): Token {
    const end = this.close(bracketedEnd(this.sql, this.at), this.at, ']')
    return this.take(
      'name',
      end.at,
      this.sql.slice(this.at + 1, end.isOpen ? end.at : end.at - 1).replaceAll(']]', ']'),
    )
  }

  private dollar(): Token {
    const quoted = dollarQuoted(this.sql, this.at)
    if (!quoted) return this.take('sign', this.at + 1)
    const end = this.close(quoted.end, this.at, quoted.tag)
    const inner = this.sql.slice(this.at + quoted.tag.length, end.isOpen ? end.at : end.at - quoted.tag.length)
    return this.take('string', end.at, inner)
  }

  private number(): Token {
    const source = this.sql.slice(this.at, this.at + 400)
    const [number = ''] = /^(?:0x[\da-f]+|(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/i.exec(source) ?? []
    return this.take('number', this.at + Math.max(number.length, 1))
  }

  private word(): Token | undefined {
    const { sql, at } = this
    let end = at + 1
    while (end < sql.length && (isWordSign(sql[end] ?? '') || isDigit(sql[end] ?? ''))) end++
    const text = sql.slice(at, end)
    if (sql[end] === "'" && /^n?q$/i.test(text) && this.rules.hasChosenQuotes) return this.chosenString(end)
    if (sql[end] === "'" && /^(?:n|e|b|x|r|u&)$/i.test(text))
      return this.string(end, /^e$/i.test(text) || (this.rules.hasBackslashes && !/^r$/i.test(text)))
    if (sql.startsWith("&'", end) && /^u$/i.test(text)) return this.unicodeString(end + 1)
    if (this.isFirst() && /^delimiter$/i.test(text) && this.rules.hasDelimiters) return this.changeDelimiter(end)
    if (
      this.isFirst() &&
      /^go$/i.test(text) &&
      /^\s*(?:\d+\s*)?$/.test(sql.slice(end, Math.min(lineEnd(sql, end), end + 20)))
    )
      return this.take('end', lineEnd(sql, end))
    return this.take('word', end)
  }

  private changeDelimiter(start: number): Token {
    const end = lineEnd(this.sql, start)
    this.delimiter = this.sql.slice(start, end).trim() || ';'
    return this.take('end', end)
  }

  private operator(): Token {
    const two = this.sql.slice(this.at, this.at + 2)
    return this.take('sign', this.at + (/^(?:::|\|\||<=|>=|<>|!=|->|:=)$/.test(two) ? 2 : 1))
  }

  private close(end: number, start: number, sign: string): { at: number; isOpen: boolean } {
    if (end >= 0) return { at: end, isOpen: false }
    this.unclosed.push({ start, sign })
    return { at: this.sql.length, isOpen: true }
  }

  private take(kind: TokenKind, end: number, text = this.sql.slice(this.at, end)): Token {
    const token = { kind, text, start: this.at, end, isFirstOnLine: this.isFirst() }
    // Only a token on the first line of a comment may be the first on its line.
    if (kind !== 'comment') this.lineStart = -1
    this.copy.add(token)
    this.at = kind === 'end' && this.copy.takeHasRows() ? copiedEnd(this.sql, end) : end
    return token
  }

  private isFirst(): boolean {
    return this.lineStart >= 0
  }
}

const placeholders =
  /^(?:\$\([a-z_][\w.]{0,60}\)|\$\d{1,30}(?:\.\d{1,30})?|[$#]\{[^{}\s]{1,80}\}|\{\{[^{}\n]{1,80}\}\})/i

const isBlank = (code: number): boolean => code <= 0x20 || code === 0xa0 || code === 0x3000 || code === 0xfeff

const isDigit = (sign: string): boolean => sign >= '0' && sign <= '9'

const isWordSign = (sign: string): boolean => /^[\w$@#\u0080-\uffff]$/.test(sign)
