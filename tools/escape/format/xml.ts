import { badEscape, type Format, isSurrogate, maxCodePoint, notRepresentable } from './format.ts'
import { numericReference, withoutQuotes } from './html.ts'
import { replaceCharacters, replaceMatches } from './replace-in-blocks.ts'

/** XML 1.0, which has five named entities, and can't represent most control characters. */
export const xml: Format = {
  title: 'XML',
  forms: ['&#xX;', '&#N;'],
  escape(text, options) {
    // A literal CR would be read as LF (section 2.11).
    const pattern = options.range === 'all' ? /./gsu : options.range === 'needed' ? needed : /[^\t\n -~]|[&<>"']/gu
    const body = replaceCharacters(text, pattern, (character, index) => {
      const point = character.codePointAt(0) ?? 0
      if (!isCharacter(point)) throw notRepresentable('XML', text, index)
      const name = names.get(character)
      return name === undefined || options.range === 'all' ? numericReference(point, options) : `&${name};`
    })
    return options.quotes ? `"${body}"` : body
  },
  unescape(written, strict) {
    let count = 0
    const unquoted = withoutQuotes(written)
    const text = replaceMatches('&', unquoted, reference, (offset) => (sequence, hex, decimal, name, index) => {
      const point = Number.parseInt(hex ?? decimal ?? '', hex === undefined ? 10 : 16)
      const value = name === undefined ? textOf(point) : characters.get(name)
      if (value === undefined && strict)
        throw badEscape(unquoted, offset + Number(index), offset + Number(index) + sequence.length)
      if (value !== undefined) count++
      return value ?? sequence
    })
    return { text, count }
  },
}

/** Production 2: tab, line breaks, and all code points from the space on, except surrogates, U+FFFE and U+FFFF. */
const isCharacter = (point: number): boolean =>
  (point >= 0x20 || point === 9 || point === 10 || point === 13) &&
  !isSurrogate(point) &&
  point !== 0xfffe &&
  point !== 0xffff

const needed = /[^\t\n -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]|[&<>"']/gu

const textOf = (point: number): string | undefined =>
  point <= maxCodePoint && isCharacter(point) ? String.fromCodePoint(point) : undefined

const names = new Map([
  ['&', 'amp'],
  ['<', 'lt'],
  ['>', 'gt'],
  ['"', 'quot'],
  ["'", 'apos'],
])
const characters = new Map(Array.from(names, ([character, name]) => [name, character]))

const reference = /&(?:#(?:x([\da-fA-F]+)|(\d+));|([a-zA-Z]{1,32});)/g
