import { damaged } from '../pdf-error.ts'
import { type Dict, type IndirectObject, PdfString, type Value } from './value.ts'

/** Parses PDF values from bytes, one after another (ISO 32000-2, 7.2 and 7.3). */
export class Lexer {
  bytes: Uint8Array
  at: number
  private objectAt: (number: number) => IndirectObject

  /** @param objectAt returns the indirect object of a number, whether it was read yet or not */
  constructor(bytes: Uint8Array, at: number, objectAt: (number: number) => IndirectObject) {
    this.bytes = bytes
    this.at = at
    this.objectAt = objectAt
  }

  /** @throws PdfError damaged */
  value(depth = 0): Value {
    if (depth > maxDepth) throw damaged('deep')
    this.skipBlanks()
    const byte = this.bytes[this.at]
    if (byte === undefined) throw damaged('cut')
    if (byte === slash) return this.name()
    if (byte === open) return this.literal()
    if (byte === bracket) return this.list(depth)
    if (byte === less) return this.bytes[this.at + 1] === less ? this.dict(depth) : this.hexadecimal()
    return isNumeric(byte) ? this.numberOrReference() : this.keyword()
  }

  /** Skips a keyword such as `obj`, and returns whether it was there. */
  accept(word: string): boolean {
    this.skipBlanks()
    for (let index = 0; index < word.length; index++)
      if (this.bytes[this.at + index] !== word.charCodeAt(index)) return false
    this.at += word.length
    return true
  }

  private skipBlanks(): void {
    for (;;) {
      const byte = this.bytes[this.at]
      if (byte === percent) while (this.at < this.bytes.length && !isLineEnd(this.bytes[this.at])) this.at++
      else if (byte !== undefined && isBlank(byte)) this.at++
      else return
    }
  }

  private name(): string {
    let name = ''
    for (this.at++; this.at < this.bytes.length; this.at++) {
      const byte = this.bytes[this.at] ?? 0
      if (isBlank(byte) || isDelimiter(byte)) break
      const digits = byte === hash ? latin1(this.bytes.subarray(this.at + 1, this.at + 3)) : ''
      if (/^[\da-f]{2}$/i.test(digits)) this.at += 2
      name += String.fromCharCode(/^[\da-f]{2}$/i.test(digits) ? Number.parseInt(digits, 16) : byte)
    }
    return name
  }

  private literal(): PdfString {
    const characters: string[] = []
    let depth = 1
    for (this.at++; this.at < this.bytes.length; this.at++) {
      const byte = this.bytes[this.at] ?? 0
      if (byte === backslash) {
        characters.push(this.escaped())
        continue
      }
      if (byte === open) depth++
      if (byte === close && --depth === 0) break
      // Any line end, such as CRLF, counts as one character.
      if (byte === 13) {
        if (this.bytes[this.at + 1] === 10) this.at++
        characters.push('\n')
      } else characters.push(String.fromCharCode(byte))
    }
    if (this.at >= this.bytes.length) throw damaged('cut')
    this.at++
    return new PdfString(characters.join(''))
  }

  private escaped(): string {
    const character = String.fromCharCode(this.bytes[++this.at] ?? 0)
    if (/[0-7]/.test(character)) {
      const digits = /^[0-7]{1,3}/.exec(latin1(this.bytes.subarray(this.at, this.at + 3)))?.[0] ?? '0'
      this.at += digits.length - 1
      return String.fromCharCode(Number.parseInt(digits, 8) & 0xff)
    }
    if (character === '\r' && this.bytes[this.at + 1] === 10) this.at++
    if (character === '\r' || character === '\n') return ''
    return escapes[character] ?? character
  }

  private hexadecimal(): PdfString {
    const end = this.bytes.indexOf(greater, this.at)
    if (end < 0) throw damaged('cut')
    const characters: string[] = []
    let high: number | undefined
    for (this.at++; this.at < end; this.at++) {
      const digit = Number.parseInt(String.fromCharCode(this.bytes[this.at] ?? 0), 16)
      if (Number.isNaN(digit)) continue
      if (high === undefined) high = digit
      else {
        characters.push(String.fromCharCode(high * 16 + digit))
        high = undefined
      }
    }
    this.at++
    if (high !== undefined) characters.push(String.fromCharCode(high * 16))
    return new PdfString(characters.join(''))
  }

  private list(depth: number): Value[] {
    const list: Value[] = []
    for (this.at++; !this.accept(']'); ) list.push(this.value(depth + 1))
    return list
  }

  private dict(depth: number): Dict {
    const dict: Dict = new Map()
    for (this.at += 2; !this.accept('>>'); ) {
      const key = this.value(depth + 1)
      const value = this.value(depth + 1)
      if (typeof key === 'string') dict.set(key, value)
    }
    return dict
  }

  /** Parses a number, or a reference: two integers and an R. */
  private numberOrReference(): number | IndirectObject {
    const first = this.number()
    const { at } = this
    if (!Number.isInteger(first) || first < 0) return first
    this.skipBlanks()
    if (isDigit(this.bytes[this.at])) {
      this.number()
      this.skipBlanks()
      const next = this.bytes[this.at + 1] ?? 32
      if (this.bytes[this.at] === 0x52 && (isBlank(next) || isDelimiter(next))) {
        this.at++
        return this.objectAt(first)
      }
    }
    this.at = at
    return first
  }

  private number(): number {
    const { at } = this
    while (isNumeric(this.bytes[this.at])) this.at++
    const number = Number(latin1(this.bytes.subarray(at, Math.min(this.at, at + maxDigits))))
    return Number.isFinite(number) ? number : 0
  }

  private keyword(): Value {
    if (this.accept('true')) return true
    if (this.accept('false')) return false
    if (this.accept('null')) return null
    throw damaged('structure')
  }
}

/** The limit on nesting; PDFium, which wrote the files, reads no deeper than this. */
const maxDepth = 600
const maxDigits = 60

const [slash, open, close, bracket, less, greater, percent, hash, backslash] = [
  0x2f, 0x28, 0x29, 0x5b, 0x3c, 0x3e, 0x25, 0x23, 0x5c,
]
const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

const isBlank = (byte: number): boolean => byte === 32 || (byte >= 9 && byte <= 13 && byte !== 11) || byte === 0
const isLineEnd = (byte: number | undefined): boolean => byte === 10 || byte === 13
const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= 0x30 && byte <= 0x39
const isNumeric = (byte: number | undefined): boolean =>
  isDigit(byte) || byte === 0x2b || byte === 0x2d || byte === 0x2e
const isDelimiter = (byte: number): boolean => '()<>[]{}/%'.includes(String.fromCharCode(byte))

export const latin1 = (bytes: Uint8Array): string => String.fromCharCode(...bytes)
