import { copiedEnd } from './copied-rows.ts'
import { dollarQuoted, lineEnd } from './spans.ts'

/**
 * Reduces SQL of an unknown dialect to its keywords and names: removes comments, rows of data and the contents of
 * quotes (the quotes stay), and collapses white space. Names in brackets are kept, since they may be types.
 */
export function codeOf(sql: string): { code: string; comments: string[] } {
  return new CodeReader(sql).read()
}

class CodeReader {
  private sql: string
  private at = 0
  private pieces: string[] = []
  private comments: string[] = []
  /** Whether inside rows of data: after VALUES up to a semicolon, or a line that begins with a word. */
  private isData = false
  /** How many searches for a closing dollar tag may still fail. */
  private tries = 20

  constructor(sql: string) {
    this.sql = sql
  }

  read(): { code: string; comments: string[] } {
    const { sql } = this
    while (this.at < sql.length) {
      special.lastIndex = this.at
      const match = special.exec(sql)
      const next = match?.index ?? sql.length
      if (!this.isData) this.pieces.push(sql.slice(this.at, next))
      this.at = next
      if (match) this.readSpecial(match[0])
    }
    return { code: this.pieces.join('').replace(/[ \t]+/g, ' '), comments: this.comments }
  }

  private readSpecial(sign: string): void {
    const { sql, at } = this
    if (sign === "'") this.skipTo(stringEnd(sql, at), "''")
    else if (sign === '"' || sign === '`') this.skipTo(quoteEnd(sql, at, sign), sign + sign)
    else if (sign === '--' || sign === '\n#') this.skipComment(lineEnd(sql, at + 1))
    else if (sign === '/*') this.skipBlockComment()
    else if (sign === '$') this.skipDollars()
    else if (sign === ';') {
      this.isData = false
      this.keep(sign)
    } else if (/^values$/i.test(sign)) {
      this.keep(sign)
      this.isData = true
    } else if (sign.startsWith('\n')) {
      // The line that begins with a word is read from there.
      this.isData = false
      this.keep('\n')
    } else this.skipCopied()
  }

  /** Copies the current character. */
  private keep(text: string): void {
    this.pieces.push(text)
    this.at += text.length
  }

  private skipTo(end: number, kept: string): void {
    // Before a string of a row: N'…'.
    if (!this.isData) this.pieces.push(kept)
    else if (kept === "''" && /[Nn]/.test(this.sql[this.at - 1] ?? '') && !/\w/.test(this.sql[this.at - 2] ?? ' '))
      this.pieces.push(" N''")
    this.at = end
  }

  private skipComment(end: number): void {
    const { sql, at } = this
    // Programs that write a file name themselves at its beginning.
    if (this.comments.length < 40) this.comments.push(sql.slice(at, Math.min(end, at + 1000)))
    this.pieces.push(sql[at] === '\n' ? '\n ' : ' ')
    this.at = end
  }

  private skipBlockComment(): void {
    const { sql, at } = this
    // MySQL executes the content of such a comment.
    if (/^\/\*M?!/.test(sql.slice(at, at + 4))) this.keep('/*')
    else {
      const end = sql.indexOf('*/', at + 2)
      this.skipComment(end < 0 ? sql.length : end + 2)
    }
  }

  private skipDollars(): void {
    const { sql, at } = this
    const quoted = this.tries > 0 && !/\w/.test(sql[at - 1] ?? '') ? dollarQuoted(sql, at) : undefined
    if (quoted && quoted.end < 0) this.tries--
    if (quoted && quoted.end >= 0) this.skipTo(quoted.end, '$$')
    else if (this.isData) this.at++
    else this.keep('$')
  }

  /** Skips the rows after COPY … FROM stdin. */
  private skipCopied(): void {
    this.pieces.push(' FROM stdin;\n')
    this.at = copiedEnd(this.sql, this.at)
  }
}

/** The beginnings of what is skipped, and the ends of rows. */
const special = /'|"|`|--|\n#|\/\*|\$|;|\bvalues(?=\s{0,9}\()|\bfrom\s{1,9}stdin\b[^;\n]{0,200};|\n(?=[a-z])/gi

/** Finds the end of a string: a backslash before a quote escapes it as in MySQL, unless the string has to end there. */
function stringEnd(sql: string, start: number): number {
  for (let at = start + 1; at < sql.length; at++) {
    if (sql[at] === '\\' && !(sql[at + 1] === "'" && /[\s,;)]/.test(sql[at + 2] ?? ' '))) at++
    else if (sql[at] === "'" && sql[at + 1] === "'") at++
    else if (sql[at] === "'") return at + 1
  }
  return sql.length
}

/** Finds the end of a quoted name, which has to be on the same line. */
function quoteEnd(sql: string, start: number, quote: string): number {
  for (let at = start + 1; at < sql.length && sql[at] !== '\n'; at++) if (sql[at] === quote) return at + 1
  return start + 1
}
