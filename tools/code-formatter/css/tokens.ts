/** A token of CSS (CSS Syntax 3, 4); the texts of all tokens make up the source. */
export interface CssToken {
  kind: CssTokenKind
  text: string
}

type CssTokenKind =
  | 'space'
  | 'comment'
  | 'string'
  /** A string that ends with its line instead of a quote. */
  | 'bad-string'
  | 'url'
  | 'word'
  | 'function'
  | 'at'
  | 'hash'
  | 'number'
  | 'delim'
  | 'open'
  | 'close'
  /** `<!--` and `-->`, which once enclosed style sheets in HTML. */
  | 'html-comment'
  | 'end'

/** Splits CSS into tokens; as in browsers, any text is accepted. */
export function cssTokens(css: string): CssToken[] {
  const tokens: CssToken[] = []
  for (let at = 0; at < css.length; ) {
    const [kind, end] = tokenAt(css, at)
    tokens.push({ kind, text: css.slice(at, end) })
    at = end
  }
  return tokens
}

function tokenAt(css: string, at: number): [kind: CssTokenKind, end: number] {
  const sign = css[at] ?? ''
  if (isBlank(sign)) return ['space', endOf(blanks, css, at)]
  if (css.startsWith('/*', at)) return ['comment', after(css, '*/', at + 2)]
  if (sign === '"' || sign === "'") return stringAt(css, at, sign)
  const number = endOf(numbers, css, at)
  if (number > at) return ['number', css[number] === '%' ? number + 1 : nameEnd(css, number)]
  if (css.startsWith('<!--', at)) return ['html-comment', at + 4]
  if (css.startsWith('-->', at)) return ['html-comment', at + 3]
  if (sign === '#' && nameEnd(css, at + 1, true) > at + 1) return ['hash', nameEnd(css, at + 1, true)]
  if (sign === '@' && nameEnd(css, at + 1) > at + 1) return ['at', nameEnd(css, at + 1)]
  if (sign === '{' || sign === '(' || sign === '[') return ['open', at + 1]
  if (sign === '}' || sign === ')' || sign === ']') return ['close', at + 1]
  if (sign === ';') return ['end', at + 1]
  const word = nameEnd(css, at)
  if (word === at) return ['delim', at + 1]
  if (css[word] !== '(') return ['word', word]
  const inner = endOf(blanks, css, word + 1)
  const isQuoted = css[inner] === '"' || css[inner] === "'"
  if (!/^url$/i.test(css.slice(at, word)) || isQuoted) return ['function', word + 1]
  return ['url', urlEnd(css, word + 1)]
}

function stringAt(css: string, start: number, quote: string): ['string' | 'bad-string', number] {
  for (let at = start + 1; at < css.length; at++) {
    const sign = css[at] ?? ''
    if (sign === quote) return ['string', at + 1]
    // An escaped line break belongs to the string; CRLF is two characters.
    if (sign === '\\') at += css.startsWith('\r\n', at + 1) ? 2 : 1
    else if (isBreak(sign)) return ['bad-string', at]
  }
  return ['string', css.length]
}

function urlEnd(css: string, start: number): number {
  for (let at = start; at < css.length; at++) {
    if (css[at] === '\\') at++
    else if (css[at] === ')') return at + 1
  }
  return css.length
}

/** Finds the end of a name (4.3.9, 4.3.11); returns `start` where no name begins. */
function nameEnd(css: string, start: number, isAnywhere = false): number {
  let at = start
  if (!isAnywhere) {
    if (css[at] === '-') at++
    if (at > start && css[at] === '-') at++
    else if (isNameStart(css[at])) at++
    else if (isEscape(css, at)) at += 2
    else return start
  }
  for (;;) {
    if (isNameStart(css[at]) || css[at] === '-' || isDigit(css[at])) at++
    else if (isEscape(css, at)) at += 2
    else return Math.min(at, css.length)
  }
}

const numbers = /[+-]?(?:\d*\.\d+|\d+)(?:e[+-]?\d+)?/iy
const blanks = /[ \t\n\r\f]+/y

function endOf(pattern: RegExp, css: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(css) ? pattern.lastIndex : at
}

function after(css: string, mark: string, from: number): number {
  const start = css.indexOf(mark, from)
  return start < 0 ? css.length : start + mark.length
}

const isBlank = (sign: string): boolean => /^[ \t\n\r\f]$/.test(sign)
const isBreak = (sign: string): boolean => /^[\n\r\f]$/.test(sign)
const isDigit = (sign = ''): boolean => sign >= '0' && sign <= '9'
const isNameStart = (sign = ''): boolean => /^[a-z_\0\u0080-\uffff]$/i.test(sign)
const isEscape = (css: string, at: number): boolean =>
  css[at] === '\\' && at + 1 < css.length && !isBreak(css[at + 1] ?? '')
