import { badEscape, type Format, hexOf, isSurrogate, maxCodePoint, notRepresentable } from './format.ts'
import { replaceCharacters } from './replace-in-blocks.ts'

/** CSS: an identifier, or with quotes a string (CSSOM, section 2.1). */
export const css: Format = {
  title: 'CSS',
  forms: [],
  escape(text, { range, upperCase, quotes }) {
    const byNumber = (point: number) => `\\${hexOf(point, 1, upperCase)} `
    const body = replaceCharacters(text, /./gsu, (character, index) => {
      const point = character.codePointAt(0) ?? 0
      if (point === 0 || isSurrogate(point)) throw notRepresentable('CSS', text, index)
      if (range === 'all' || point < 0x20 || point === 0x7f) return byNumber(point)
      if (point > 0x7f) return range === 'needed' ? character : byNumber(point)
      if (quotes) return character === '"' || character === '\\' ? `\\${character}` : character
      const isFirst = index === 0 || (index === 1 && text.startsWith('-'))
      if (/\d/.test(character) && isFirst) return byNumber(point)
      return /[\w-]/.test(character) && text !== '-' ? character : `\\${character}`
    })
    return quotes ? `"${body}"` : body
  },
  unescape(written, strict) {
    let count = 0
    const [quote = ''] = written
    const isQuoted = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')$/s.test(written)
    const inner = isQuoted && quote !== '' ? written.slice(1, -1) : written
    const text = inner.replace(escapes, (sequence: string, index: number) => {
      const digits = /^[\da-fA-F]{0,6}/.exec(sequence.slice(1))?.[0] ?? ''
      const point = Number.parseInt(digits, 16)
      const isWrong = digits === '' ? sequence === '\\' : point === 0 || point > maxCodePoint || isSurrogate(point)
      if (isWrong && strict) throw badEscape(inner, index, index + sequence.length)
      if (sequence === '\\') return sequence
      count++
      if (digits !== '') return isWrong ? '\ufffd' : String.fromCodePoint(point)
      return /[\r\n\f]/.test(sequence) ? '' : sequence.slice(1)
    })
    return { text, count }
  },
}

const escapes = /\\(?:[\da-fA-F]{1,6}(?:\r\n|[ \t\r\n\f])?|\r\n|.)?/gsu
