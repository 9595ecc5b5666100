import {
  badEscape,
  type EscapeOptions,
  type Format,
  hexOf,
  isSurrogate,
  maxCodePoint,
  memoized,
  type UnescapeResult,
} from './format.ts'
import { loadReferences, type References } from './references.ts'
import { replaceCharacters, replaceMatches } from './replace-in-blocks.ts'

/** HTML as browsers read it. Characters that references can't represent, such as NUL, are kept. */
export const html: Format = {
  title: 'HTML',
  forms: ['&name;', '&#N;', '&#xX;'],
  async escape(text, options) {
    const { range, form, quotes } = options
    const names = range !== 'needed' && form === '&name;' ? (await loadReferences()).nameOf : undefined
    const pattern = range === 'needed' ? /[&<>"'\u00a0]/g : range === 'all' ? /./gsu : /[^\t\n\r -~]|[&<>"']/gu
    const write = (character: string) => {
      const point = character.codePointAt(0) ?? 0
      const name = always[character] ?? names?.get(character)
      if (name !== undefined && form === '&name;') return `&${name};`
      return canRefer(point) ? numericReference(point, options) : character
    }
    const body = replaceCharacters(text, pattern, memoized(write))
    return quotes ? `"${body}"` : body
  },
  async unescape(written, strict) {
    return readReferences(written, await loadReferences(), strict)
  },
}

const always: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": '#39', '\u00a0': 'nbsp' }

/** References to NUL, surrogates and 128 to 159 are read as other characters. */
const canRefer = (point: number): boolean => point !== 0 && !isSurrogate(point) && !(point >= 0x80 && point <= 0x9f)

export const numericReference = (
  point: number,
  { form, upperCase }: Pick<EscapeOptions, 'form' | 'upperCase'>,
): string => (form === '&#xX;' ? `&#x${hexOf(point, 1, upperCase)};` : `&#${point};`)

/** Removes the quotes around an attribute's value, if there are none within. */
export function withoutQuotes(text: string): string {
  const inner = text.slice(1, -1)
  return text.length > 1 && text.startsWith('"') && text.endsWith('"') && !inner.includes('"') ? inner : text
}

/** Decodes character references like browsers (WHATWG HTML, sections 13.2.5.72 to 80). */
function readReferences(written: string, { named, bare }: References, strict: boolean): UnescapeResult {
  let count = 0
  const unquoted = withoutQuotes(written)
  const text = replaceMatches('&', unquoted, reference, (offset) => (sequence, hex, decimal, name, index) => {
    const number = hex ?? decimal
    const value = number === undefined ? undefined : referredTo(number, hex === undefined ? 10 : 16, strict)
    const isEnded = sequence.endsWith(';')
    const character = name === undefined ? value : readName(name, isEnded, named, bare)
    const isWrong = character === undefined ? number !== undefined || isEnded : number !== undefined && !isEnded
    if (strict && isWrong) throw badEscape(unquoted, offset + Number(index), offset + Number(index) + sequence.length)
    if (character === undefined) return sequence
    count++
    return character
  })
  return { text, count }
}

const reference = /&(?:#(?:[xX]([\da-fA-F]+)|(\d+));?|([a-zA-Z][a-zA-Z\d]{0,40});?)/g

function referredTo(digits: string, radix: 10 | 16, strict: boolean): string | undefined {
  const point = Number.parseInt(digits, radix)
  const isWrong = point === 0 || point > maxCodePoint || isSurrogate(point)
  if (isWrong) return strict ? undefined : '\ufffd'
  return windows1252[point - 0x80] ?? String.fromCodePoint(point)
}

/** Replacements for 128 to 159 (WHATWG HTML, section 13.2.5.80). */
const windows1252 = Array.from('€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ')

/** Decodes a name with its semicolon, or else the longest legacy name (without semicolon) that it begins with. */
function readName(
  name: string,
  isEnded: boolean,
  named: ReadonlyMap<string, string>,
  bare: ReadonlySet<string>,
): string | undefined {
  if (isEnded && named.has(name)) return named.get(name)
  for (let length = Math.min(name.length, maxBareLength); length > 1; length--) {
    const beginning = name.slice(0, length)
    if (bare.has(beginning)) return `${named.get(beginning)}${name.slice(length)}${isEnded ? ';' : ''}`
  }
  return undefined
}

/** Of names without a semicolon. */
const maxBareLength = 6
