import { type KnownDialect, type SqlRules, sqlRules } from './sql-rules.ts'
import { SqlScanner } from './sql-scanner.ts'
import type { Token, UnclosedToken } from './token.ts'

/** One statement, or a client command. */
export interface Statement {
  /** Without comments. */
  tokens: Token[]
  comments: Token[]
  /** Its terminator: a semicolon, GO; undefined where it ends at the next one or at the end of the text. */
  terminator: Token | undefined
  /** The comments that follow its terminator on the same line, with nothing else behind them. */
  behind: Token[]
  /** Where the next one begins, or the blanks before it. */
  end: number
}

/**
 * Finds the latest position at which an unclosed parenthesis should have been closed: where the next table begins, else
 * at the end of the statement. Undefined where all are closed.
 */
export function unclosedAt({ tokens, terminator }: Statement): number | undefined {
  let depth = 0
  for (const [at, { kind, text, start, isFirstOnLine }] of tokens.entries()) {
    if (kind === 'sign' && text === '(') depth++
    if (kind === 'sign' && text === ')') depth--
    const isTable = isFirstOnLine && /^(?:create|alter)$/i.test(text) && /^table$/i.test(tokens[at + 1]?.text ?? '')
    if (isTable && depth > 0) return start
  }
  return depth > 0 ? (terminator?.start ?? tokens.at(-1)?.end) : undefined
}

/**
 * Iterates over the statements of a text, with one at a time in memory. They end at semicolons, at GO and other
 * delimiters, and where the next one begins on a line of its own without any; the body of a routine belongs to its
 * statement.
 *
 * @returns the unclosed quotes and comments
 */
export function* statementsIn(sql: string, dialect: KnownDialect | SqlRules): Generator<Statement, UnclosedToken[]> {
  const rules = typeof dialect === 'string' ? sqlRules[dialect] : dialect
  const scanner = new SqlScanner(sql, rules)
  let pending = new Pending(rules)
  for (let token = scanner.next(); token; token = scanner.next()) {
    if (token.kind === 'comment') pending.comments.push(token)
    else if (token.kind === 'end' && (token.text !== ';' || !pending.isInBody())) {
      pending.terminator = token
      if (scanner.offset === token.end) pending.behind = scanner.commentsOnLine()
      pending.end = scanner.offset
      yield pending
      pending = new Pending(rules)
    } else {
      if (pending.isEndedBy(token)) {
        pending.end = token.start
        yield pending
        pending = new Pending(rules)
      }
      pending.add(token)
    }
  }
  pending.end = sql.length
  yield pending
  return scanner.unclosed
}

class Pending implements Statement {
  tokens: Token[] = []
  comments: Token[] = []
  terminator: Token | undefined
  behind: Token[] = []
  end = 0
  private rules: SqlRules
  private parentheses = 0
  /** The number of open blocks of a routine's body; not counted elsewhere. */
  private blocks = 0
  private isRoutine = false
  private last = ''

  constructor(rules: SqlRules) {
    this.rules = rules
  }

  add(token: Token): void {
    this.tokens.push(token)
    const word = token.kind === 'word' || token.kind === 'sign' ? token.text.toUpperCase() : ''
    if (word === '(') this.parentheses++
    if (word === ')') this.parentheses--
    if (this.tokens.length < 12 && this.tokens[0]?.text.toUpperCase() === 'CREATE' && routines.has(word)) {
      this.isRoutine = true
    }
    if (this.isRoutine) this.countBlock(word)
    this.last = word
  }

  isInBody(): boolean {
    return this.isRoutine && (this.blocks > 0 || this.rules.hasBatches)
  }

  /** Whether a token begins the next statement without a semicolon before it. */
  isEndedBy({ kind, text, isFirstOnLine }: Token): boolean {
    if (kind !== 'word' || !isFirstOnLine || this.tokens.length === 0 || this.isRoutine) return false
    const word = text.toUpperCase()
    if (word === 'CREATE') return this.parentheses <= 0 && !/^(?:SCHEMA|GRANT|,|ON|AS|OR)$/.test(this.last)
    if (!this.rules.hasBatches || this.parentheses > 0) return false
    if (word === 'ALTER' || word === 'DROP') return !this.isAltering() || (word === 'ALTER' && this.hasAction())
    return beginners.has(word) && !/^(?:DELETE|UPDATE|ON|,)$/.test(this.last)
  }

  private isAltering(): boolean {
    return this.tokens[0]?.text.toUpperCase() === 'ALTER'
  }

  /** Whether an ALTER TABLE already has more than the name of its table: a word after it without a point between. */
  private hasAction(): boolean {
    return this.tokens.some(({ text }, at) => at > 2 && text !== '.' && this.tokens[at - 1]?.text !== '.')
  }

  private countBlock(word: string): void {
    if (word === 'BEGIN' || (word === 'CASE' && this.last !== 'END')) this.blocks++
    else if (word === 'END' && this.blocks > 0) this.blocks--
    else if (/^(?:IF|LOOP|WHILE|REPEAT)$/.test(word) && this.last === 'END') this.blocks++
  }
}

const routines = new Set(['TRIGGER', 'PROCEDURE', 'PROC', 'FUNCTION', 'EVENT'])
const beginners = new Set('EXEC EXECUTE INSERT USE SET IF PRINT DECLARE GRANT'.split(' '))
