import { type CssToken, cssTokens } from './tokens.ts'

/** Which comments are kept: those that begin with an exclamation mark, none, or all. */
export type KeptComments = 'legal' | 'none' | 'all'

/**
 * Removes comments and insignificant white space from CSS, token by token: no value, name or order changes, and browser
 * hacks, invalid parts and custom properties stay as they are.
 */
export const minifyCss = (css: string, comments: KeptComments): string => new CssWriter(css, comments).write()

/** What a part between braces or semicolons is. */
type Mode = 'selector' | 'at' | 'declaration' | 'custom'

class CssWriter {
  private tokens: CssToken[]
  private kept: KeptComments
  private at = 0
  private depth = 0
  private written: string[] = []
  /** Whether the last output needs a semicolon before anything else. */
  private needsSemicolon = false

  constructor(css: string, kept: KeptComments) {
    this.tokens = cssTokens(css.startsWith('\ufeff') ? css.slice(1) : css)
    this.kept = kept
  }

  write(): string {
    while (this.at < this.tokens.length) {
      const token = this.tokens[this.at]
      if (!token) break
      if (token.kind === 'space') this.at++
      else if (token.kind === 'comment') this.comment(token.text)
      else if (token.text === '}') this.close()
      else if (token.kind === 'end' && this.needsSemicolon) this.at++
      else this.statement()
    }
    if (this.needsSemicolon && this.depth === 0) this.written.push(';')
    return this.written.join('')
  }

  private comment(text: string): void {
    if (this.isKept(text)) this.put(text)
    this.at++
  }

  private close(): void {
    this.needsSemicolon = false
    this.written.push('}')
    this.depth = Math.max(0, this.depth - 1)
    this.at++
  }

  private put(text: string): void {
    if (this.needsSemicolon) this.written.push(';')
    this.needsSemicolon = false
    this.written.push(text)
  }

  private statement(): void {
    const start = this.at
    const { end, mode } = this.extent(start)
    const closing = this.tokens[end]
    this.put(mode === 'custom' ? this.custom(start, end) : this.between(start, end, mode))
    this.at = end
    if (closing?.text === '{' && mode !== 'custom') {
      this.written.push('{')
      this.depth++
      this.at++
    } else if (closing?.kind === 'end') {
      this.needsSemicolon = true
      this.at++
    }
  }

  /** Finds the end of a statement: its brace, its semicolon, or the closing brace around it. */
  private extent(start: number): { end: number; mode: Mode } {
    const isCustom = this.isCustomProperty(start)
    const closers: string[] = []
    let end = start
    for (; end < this.tokens.length; end++) {
      const { kind, text } = this.tokens[end] ?? { kind: 'space', text: '' }
      if (kind === 'function') closers.push(')')
      else if (kind === 'open' && (text !== '{' || isCustom || closers.length > 0)) closers.push(pairs[text] ?? '')
      else if (closers.length > 0 && text === closers.at(-1)) closers.pop()
      else if (closers.length > 0 && text === '}' && !closers.includes('}')) break
      else if (closers.length === 0 && (text === '{' || text === '}' || kind === 'end')) break
    }
    const mode = isCustom ? 'custom' : this.tokens[start]?.kind === 'at' ? 'at' : 'declaration'
    return { end, mode: mode === 'declaration' && this.tokens[end]?.text === '{' ? 'selector' : mode }
  }

  private isCustomProperty(start: number): boolean {
    const next = this.tokens.slice(start + 1, start + 4).find(({ kind }) => kind !== 'space' && kind !== 'comment')
    return this.depth > 0 && this.tokens[start]?.text.startsWith('--') === true && next?.text === ':'
  }

  /** A custom property keeps its value, since scripts may read it; an empty one needs a space. */
  private custom(start: number, end: number): string {
    const text = this.tokens
      .slice(start, end)
      .map((token) => token.text)
      .join('')
    const colon = text.indexOf(':')
    return `${text.slice(0, colon).trimEnd()}:${text.slice(colon + 1).trim() || ' '}`
  }

  private between(start: number, end: number, mode: Mode): string {
    let [written, gap, depth] = ['', '', 0]
    let last: CssToken | undefined
    let isPastColon = false
    for (let at = start; at < end; at++) {
      const token = this.tokens[at]
      if (!token) break
      if (token.kind === 'space') gap = ' '
      else if (token.kind === 'comment' && !this.isKept(token.text)) gap ||= '/**/'
      else {
        if (last && gap) written += this.gap(gap, last, token, { mode, depth, isPastColon })
        if (token.kind === 'open' || token.kind === 'function') depth++
        if (token.kind === 'close') depth--
        isPastColon ||= last?.text === ':'
        written += token.text
        last = token
        gap = ''
      }
    }
    // A bad string still has to end with its line break.
    return last?.kind === 'bad-string' ? `${written}\n` : written
  }

  private gap(
    gap: string,
    last: CssToken,
    next: CssToken,
    { mode, depth, isPastColon }: { mode: Mode; depth: number; isPastColon: boolean },
  ): string {
    if (last.kind === 'bad-string') return '\n'
    if (last.kind === 'comment' || next.kind === 'comment') return gap === ' ' ? ' ' : ''
    if (isTight(last, 'after') || isTight(next, 'before')) return ''
    const isColon = (isColonOf(next) || isColonOf(last)) && (mode === 'declaration' ? !isPastColon : false)
    if (isColon && depth === 0) return ''
    if (mode === 'at' && depth > 0 && (isColonOf(last) || isColonOf(next))) return ''
    if (mode === 'selector' && depth === 0 && isCombinator(last) !== isCombinator(next)) return ''
    if (mode === 'declaration' && (next.text === '!' || last.text === '!')) return ''
    if (mode === 'declaration' && isSlash(last) !== isSlash(next) && last.kind !== next.kind) return ''
    return gap
  }

  private isKept(comment: string): boolean {
    return this.kept === 'all' || (this.kept === 'legal' && comment.startsWith('/*!'))
  }
}

const pairs: Record<string, string> = { '{': '}', '(': ')', '[': ']' }

/** Whether a token never needs a space before or after it. */
function isTight({ kind, text }: CssToken, side: 'before' | 'after'): boolean {
  if (text === ',') return true
  if (side === 'after') return kind === 'function' || text === '(' || text === '['
  return text === ')' || text === ']'
}

const isColonOf = ({ kind, text }: CssToken): boolean => kind === 'delim' && text === ':'
const isCombinator = ({ kind, text }: CssToken): boolean => kind === 'delim' && /^[>+~]$/.test(text)
const isSlash = ({ kind, text }: CssToken): boolean => kind === 'delim' && text === '/'
