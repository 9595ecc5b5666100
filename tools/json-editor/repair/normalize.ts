/**
 * Rewrites what the repairing library takes for something else: numbers and escapes of JSON5, Python's strings and
 * tuples, full-width punctuation, spaces of other kinds, apostrophes in single quotes, commas in a row, backslashes of
 * paths. Whatever else is wrong is left to the library. It stops at the first string whose end is uncertain, so that no
 * text inside a string is taken for syntax; behind it, only brackets in strings are masked. Valid JSON stays as it is.
 * It takes linear time.
 *
 * @param masks what is written for brackets in strings
 * @param isCut whether a string without an end goes on to the end of the text
 */
export function normalize(text: string, masks: BracketMasks = { '[': '[', '{': '{' }, isCut = false): string {
  const written: string[] = []
  const parentheses: Parenthesis[] = []
  let at = 0
  /** How many brackets and braces are open. */
  let depth = 0
  /** The last character of syntax or of a value. */
  let before = ''
  while (at < text.length) {
    const step = stepAt(text, at)
    if (!step) return written.join('') + maskStrings(text.slice(at), before, masks, isCut)
    const innermost = parentheses.at(-1)
    if (step.last === '(') {
      const kind = kindAfter(before)
      parentheses.push({ written: written.length, kind, depth })
      step.written = brackets[kind][0]
    }
    const isTuple = (step.last === ',' && innermost?.depth === depth) || (step.last === ')' && before === '(')
    if (isTuple && innermost?.kind === 'around') {
      innermost.kind = 'tuple'
      written[innermost.written] = '['
    }
    if (step.last === ')' && innermost) {
      parentheses.pop()
      step.written = brackets[innermost.kind][1]
    }
    if (/[[{]/.test(step.last)) depth++
    if (/[\]}]/.test(step.last)) depth--
    written.push(step.last === '"' ? maskBrackets(step.written, masks) : step.written)
    at = step.end
    if (step.last !== '') before = step.last
  }
  return written.join('')
}

/**
 * Characters for the brackets in strings: to the library, `["a[b"]` has a quote too many, as a bracket is open before
 * the quote and closed behind it.
 */
export interface BracketMasks {
  '[': string
  '{': string
}

/** Two characters for private use that a text does not have, or the brackets where it has many of these. */
export function masksFor(text: string): BracketMasks {
  const unused = Array.from({ length: maxMasksTried }, (_, index) => String.fromCharCode(0xe000 + index)).filter(
    (character) => !text.includes(character),
  )
  const [bracket = '[', brace = '{'] = unused.length < 2 ? [] : unused
  return { '[': bracket, '{': brace }
}

const maxMasksTried = 16

export const unmask = (text: string, masks: BracketMasks): string =>
  text.replaceAll(masks['['], '[').replaceAll(masks['{'], '{')

const maskBrackets = (string: string, masks: BracketMasks): string =>
  string.replace(/[[{]/g, (bracket) => masks[bracket as keyof BracketMasks])

/** An open parenthesis of a call, of a tuple, or around a value, which is a tuple once a comma follows the value. */
interface Parenthesis {
  /** Its place in what is written. */
  written: number
  kind: keyof typeof brackets
  /** The brackets and braces around it. */
  depth: number
}

const kindAfter = (before: string): Parenthesis['kind'] => (/[\w"'}\])]/.test(before) ? 'call' : 'around')

const brackets = { call: ['(', ')'], tuple: ['[', ']'], around: ['', ''] } as const

/** What is written for the piece at a place, where that ends, and its last character if it is no space or comment. */
interface Step {
  written: string
  end: number
  last: string
}

/** Undefined where it is uncertain what follows. */
function stepAt(text: string, at: number): Step | undefined {
  const character = text[at] ?? ''
  const copy = (end: number, last = text[end - 1] ?? ''): Step => ({ written: text.slice(at, end), end, last })
  if (text.startsWith('/*', at)) {
    const end = text.indexOf('*/', at + 2)
    return end < 0 ? undefined : copy(end + 2, '')
  }
  const pass = matchAt(ignored, text, at)
  if (pass) return { written: pass.replace(otherSpaces, ' '), end: at + pass.length, last: '' }
  if (character === '"') return doubleQuoted(text, at)
  if (character === "'") return singleQuoted(text, at)
  if (/[`“”‘’]/.test(character)) {
    const string = matchAt(otherQuotes, text, at)
    return string === undefined ? undefined : copy(at + string.length)
  }
  if (character in fullWidth)
    return { written: fullWidth[character] ?? '', end: at + 1, last: fullWidth[character] ?? '' }
  const prefix = matchAt(pythonPrefix, text, at)
  if (prefix) return { written: '', end: at + prefix.length, last: '' }
  const number = matchAt(json5Number, text, at)
  if (number) return { written: decimalOf(number), end: at + number.length, last: '0' }
  const word = matchAt(words, text, at)
  if (word) return copy(at + word.length, 'a')
  const commas = matchAt(manyCommas, text, at)
  if (commas) return { written: ',', end: at + commas.length, last: ',' }
  return copy(at + 1)
}

/** Spaces, comments of a line and the fences of Markdown. */
const ignored = /\s+|\/\/[^\n]*|#[^\n]*|```/y
/** JSON has only four kinds of spaces; web pages and word processors have others. */
const otherSpaces = /[^\S \t\n\r]/g
/** Strings in backticks and in curly quotes, which the library reads; without their end nothing is certain. */
const otherQuotes = /`[^`]*`|[“”][^“”"]*[“”]|[‘’][^‘’']*[‘’]/y
const pythonPrefix = /(?:[ubrf]|br|rb)(?=["'])/iy
const json5Number =
  /[+-]?0x[\da-f]{1,400}(?![\w$])|\+(?=\.?\d)[\d.]{1,400}(?:e[+-]?\d{1,20})?(?![\w$])|-?\.\d{1,400}(?:e[+-]?\d{1,20})?(?![\w$])/iy
const words = /[\p{L}\d_$@-][\p{L}\d_$@.+-]*/uy
const manyCommas = /,(?:\s*,)+/y

const fullWidth: Record<string, string> = {
  '：': ':',
  '，': ',',
  '｛': '{',
  '｝': '}',
  '［': '[',
  '］': ']',
  '＂': '"',
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0]
}

/** Whether a string may end at a place: at the end, or before what may follow it. */
function mayEnd(text: string, at: number): boolean {
  let next = at
  while (next < at + maxSpaces && /\s/.test(text[next] ?? '')) next++
  return next >= text.length || /^(?:[,:}\])+;，：｝］#]|\/[/*])/.test(text.slice(next, next + 2))
}

/** Between a string and what follows it; more than that is uncertain. */
const maxSpaces = 1000

function doubleQuoted(text: string, at: number): Step | undefined {
  const end = closingQuote(text, at)
  if (end >= text.length || !mayEnd(text, end + 1)) return undefined
  return { written: withBackslashes(text.slice(at, end + 1)), end: end + 1, last: '"' }
}

/** The place of the next such quote without a backslash; the end of the text or beyond where there is none. */
function closingQuote(text: string, at: number): number {
  let end = at + 1
  while (end < text.length && text[end] !== text[at]) end += text[end] === '\\' ? 2 : 1
  return end
}

/** Masks the brackets of strings that stand where strings begin and end. */
function maskStrings(text: string, before: string, masks: BracketMasks, isCut: boolean): string {
  const written: string[] = []
  let [at, last, copied] = [0, before, 0]
  for (; at < text.length; at++) {
    const character = text[at] ?? ''
    if (/["']/.test(character) && /^[[{:,：，]?$/.test(last)) {
      const end = closingQuote(text, at)
      const isEnd = end >= text.length
      if (isEnd ? isCut : mayEnd(text, end + 1)) {
        const string = isEnd ? withoutHalfEscape(text.slice(at)) : text.slice(at, end + 1)
        written.push(text.slice(copied, at), maskBrackets(string, masks))
        at = end
        copied = end + 1
      }
    }
    if (!/\s/.test(character)) last = character
  }
  return written.join('') + text.slice(copied)
}

/** A string without the escape in which it was cut off. */
function withoutHalfEscape(string: string): string {
  const { index = 0 } = /\\(?:u[\da-f]{0,3})?$/i.exec(string) ?? {}
  return index > 0 && !isEscaped(string, index) ? string.slice(0, index) : string
}

/** Whether an odd number of backslashes precedes a place. */
function isEscaped(text: string, at: number): boolean {
  let start = at
  while (text[start - 1] === '\\') start--
  return (at - start) % 2 === 1
}

/** The first quote that something follows which may follow a string ends it; others are apostrophes. */
function singleQuoted(text: string, at: number): Step | undefined {
  for (let end = text.indexOf("'", at + 1); end > 0; end = text.indexOf("'", end + 1)) {
    if (isEscaped(text, end)) continue
    if (!mayEnd(text, end + 1)) continue
    const inside = text.slice(at + 1, end)
    // A line break in it is more likely one of two strings, of which the first has no end.
    if (/(?:^|[^\\\r])\r?\n/.test(inside)) return undefined
    const escaped = inside.replace(/\\[\s\S]|"/g, (part) => (part === '"' ? '\\"' : part === "\\'" ? "'" : part))
    const isPlain = !inside.includes("'") && !inside.includes('\\')
    const written = isPlain ? text.slice(at, end + 1) : withBackslashes(`"${escaped}"`)
    return { written, end: end + 1, last: '"' }
  }
  return undefined
}

/**
 * Writes the escapes that JSON5 and Python have besides those of JSON. Doubles the backslashes of a string with any
 * other: a path of Windows, a regular expression.
 */
function withBackslashes(string: string): string {
  const sequences = string.match(anyEscape) ?? []
  if (sequences.every((sequence) => jsonEscape.test(sequence))) return string
  if (
    !windowsPath.test(string) &&
    sequences.every((sequence) => jsonEscape.test(sequence) || json5Escape.test(sequence))
  ) {
    return string.replace(anyEscape, (sequence) => (json5Escape.test(sequence) ? withoutJson5(sequence) : sequence))
  }
  return string.replace(/\\(\\|"|)/g, (whole, next: string) => (next === '' ? '\\\\' : whole))
}

const anyEscape = /\\(?:x[\da-f]{2}|U[\da-f]{8}|u[\da-f]|0(?!\d)|\r\n|[\s\S])/gi
const jsonEscape = /^\\(?:["\\/bfnrt']|u[\da-f])/
const json5Escape = /^\\(?:x[\da-f]{2}|U00(?:0[\da-f]|10)[\da-f]{4}|[v0]|\r?\n)$/i
/** One that begins with a drive or a dot, or has the folders x64 and x86, which are escapes of JSON5 too. */
const windowsPath = /^.(?:[a-z]:|\.\.?)\\(?!\\)|\\x(?:64|86)(?=[\\"'])/i

/** Writes `\xHH`, `\UHHHHHHHH`, `\v` and `\0` as JSON does, and a line that goes on as one. */
const withoutJson5 = (sequence: string): string => {
  if (sequence.endsWith('\n')) return ''
  if (sequence.startsWith('\\U')) return String.fromCodePoint(Number.parseInt(sequence.slice(2), 16)).toWellFormed()
  return `\\u00${sequence.length > 2 ? sequence.slice(2) : sequence === '\\v' ? '0b' : '00'}`
}

/** Writes a number of JSON5 as one of JSON. */
function decimalOf(number: string): string {
  const [sign, digits] = /^[+-]/.test(number) ? [number[0], number.slice(1)] : ['', number]
  const value = /^0x/i.test(digits) ? String(BigInt(digits)) : digits.replace(/^\./, '0.').replace(/\.(?!\d)/, '')
  return (sign === '-' ? '-' : '') + value
}
