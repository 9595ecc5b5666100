import { literal, vertical } from './characters.ts'
import type { ForeignReader, Modes } from './foreign-reader.ts'
import { boundaryOf, shorthandOf } from './shorthands.ts'

/** What has no equivalent in ECMAScript. */
const lacking = /[KGXC]/

/** Translates the escape at the cursor, outside of brackets. */
export function readEscape(reader: ForeignReader, modes: Modes): void {
  const from = reader.at
  const isPython = reader.engine === 'python'
  if (readReference(reader)) return
  const code = readCharacter(reader)
  if (code !== undefined) {
    reader.write(literal(code), from)
    return
  }
  const property = readProperty(reader)
  if (property !== undefined) {
    reader.write(property, from)
    return
  }
  reader.at++
  const letter = reader.next
  reader.at++
  const shorthand = shorthandOf(letter, reader, modes)
  if (shorthand) {
    const isNegated = letter !== letter.toLowerCase()
    // What stands for itself needs no brackets; other shorthands of ECMAScript do not exist.
    const inBrackets = (members: string) =>
      /^\\[dws]$/.test(members) ? (isNegated ? members.toUpperCase() : members) : `[${isNegated ? '^' : ''}${members}]`
    reader.writeEither(inBrackets(shorthand.plain), inBrackets(shorthand.exact), from, 'unicodeClasses')
  } else if (letter === 'b' || letter === 'B') {
    const { plain, exact } = boundaryOf(letter, reader, modes)
    reader.writeEither(plain, exact, from, 'unicodeClasses')
  } else if (letter === 'A') writeEdge(reader, modes, '^', from)
  else if (letter === 'z' || (letter === 'Z' && isPython)) writeEdge(reader, modes, '$', from)
  else if (letter === 'Z') writeLastEnd(reader, modes, from)
  else if (letter === 'R') reader.write(`(?:\\r\\n|(?!\\r\\n)[${vertical}])`, from)
  else if (letter === 'N') reader.write('[^\\n]', from)
  else if (lacking.test(letter)) throw reader.lacks(`\\${letter}`)
  else if (letter === 'g') throw reader.lacks('\\g<…>')
  else throw reader.error(letter === '' ? '\\ at end of pattern' : 'unrecognized character follows \\', from)
}

/** Writes an end of the whole text. The exact writing has no flag m. */
function writeEdge(reader: ForeignReader, modes: Modes, edge: '^' | '$', from: number): void {
  reader.writeEither(modes.has('m') ? `(?-m:${edge})` : edge, edge, from)
}

/** Writes the end of the text or before a line feed that ends it. */
export function writeLastEnd(reader: ForeignReader, modes: Modes, from: number): void {
  reader.writeEither(modes.has('m') ? '(?-m:$)' : '$', '(?=\\n?$)', from, 'finalLineFeed')
}

/** Translates a reference to a group, if there is one at the cursor. */
function readReference(reader: ForeignReader): boolean {
  const from = reader.at
  if (reader.engine === 'pcre2') {
    const named = reader.take(/\\k(?:<(\w+)>|'(\w+)'|\{(\w+)\})|\\g\{([A-Za-z_]\w*)\}/y)
    if (named) {
      reader.write(`\\k<${named.slice(1).find((name) => name !== undefined)}>`, from)
      return true
    }
    const relative = reader.take(/\\g(?:\{([+-]?\d{1,5})\}|([+-]?\d{1,5}))/y)
    if (relative) {
      const given = relative[1] ?? relative[2] ?? ''
      const number = Number(given)
      const last = reader.groups.length
      writeReference(
        reader,
        given.startsWith('-') ? last + 1 + number : given.startsWith('+') ? last + number : number,
        from,
      )
      return true
    }
  }
  // Three octal digits are a character, and so are two or more that no group has for a number.
  const [, digits = ''] = /\\([1-9]\d?)/y.exec(reader.pattern.slice(from, from + 3)) ?? []
  const isOctal =
    /^\\[0-7]{3}/.test(reader.pattern.slice(from, from + 4)) || Number(digits) > Math.max(9, reader.groups.length)
  if (digits === '' || isOctal) return false
  reader.at += 1 + digits.length
  writeReference(reader, Number(digits), from)
  return true
}

export function writeReference(reader: ForeignReader, number: number, from: number): void {
  const name = reader.groups[number - 1]
  if (number < 1) throw reader.error('reference to non-existent subpattern', from)
  // A digit behind it would belong to the number.
  const numbered = /\d/.test(reader.next) ? `(?:\\${number})` : `\\${number}`
  reader.write(name === undefined ? numbered : `\\k<${name}>`, from)
}

const controls: Record<string, number> = { a: 7, e: 27, f: 12, n: 10, r: 13, t: 9, v: 11 }

/** Reads the escape of a character, if there is one at the cursor. */
export function readCharacter(reader: ForeignReader): number | undefined {
  const isPython = reader.engine === 'python'
  const hex = reader.take(isPython ? /\\(?:x(..)|u(.{4})|U(.{8}))/y : /\\x(?:\{([\da-fA-F]+)\}|([\da-fA-F]{0,2}))/y)
  if (hex) return codeOf(reader, hex.slice(1).find((digits) => digits !== undefined) ?? '', 16)
  const octal = reader.take(isPython ? /\\([0-7]{1,3})/y : /\\([0-7]{1,3})|\\o\{([0-7]+)\}/y)
  if (octal) return codeOf(reader, octal[1] ?? octal[2] ?? '', 8)
  const control = isPython ? undefined : reader.take(/\\c([ -~])/y)
  if (control) return (control[1] ?? '').toUpperCase().charCodeAt(0) ^ 64
  const letter = reader.pattern.charAt(reader.at + 1)
  const isControl = letter in controls && (isPython ? letter !== 'e' : letter !== 'v')
  if (!isControl && (letter === '' || /[A-Za-z0-9]/.test(letter))) return undefined
  reader.at++
  const code = reader.takeCode()
  return isControl ? controls[letter] : code
}

function codeOf(reader: ForeignReader, digits: string, base: number): number {
  const code = digits === '' ? 0 : Number.parseInt(digits, base)
  if (code > 0x10ffff) throw reader.error('character code point value in \\x{} or \\o{} is too large', reader.at)
  return code
}

/** Reads a property of Unicode, if there is one at the cursor: `\p{L}`, `\pL`, `\P{^Han}`. Python has none. */
export function readProperty(reader: ForeignReader): string | undefined {
  if (reader.engine === 'python') return undefined
  const property = reader.take(/\\([pP])(?:\{(\^?)([\w&]+)\}|([A-Z]))/y)
  if (!property) return undefined
  const [, letter = '', not, braced, single = ''] = property
  const name = braced ?? single
  const isNegated = (letter === 'P') !== (not === '^')
  if (/^(?:X\w\w|L&)$/.test(name)) throw reader.lacks(`\\p{${name}}`)
  const isScript = name.length > 2 && name !== 'Any'
  return `\\${isNegated ? 'P' : 'p'}{${isScript ? 'Script=' : ''}${name}}`
}
