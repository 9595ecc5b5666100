import { damaged } from '../pdf-error.ts'
import { Lexer, latin1 } from './lexer.ts'
import { Box, type Dict, numberOf, Stream, type Value } from './value.ts'

/**
 * Reads all objects of a PDF that PDFium has written: nothing encrypted, no streams of objects, one table of places. What
 * other programs write, and what is damaged, PDFium has read before.
 *
 * @throws PdfError damaged
 */
export function readObjects(bytes: Uint8Array): Dict {
  const boxes = new Map<number, Box>()
  const boxAt = (number: number): Box => {
    const box = boxes.get(number) ?? new Box()
    boxes.set(number, box)
    return box
  }
  const { offsets, trailer } = readTable(bytes, boxAt)
  const streams: [Stream, start: number][] = []
  for (const [number, offset] of offsets) {
    const { value, start } = readObject(bytes, offset, boxAt)
    boxAt(number).value = value
    if (value instanceof Stream && start !== undefined) streams.push([value, start])
  }
  // A length may stand in an object of its own, which is read by now.
  for (const [stream, start] of streams) {
    const length = numberOf(stream.dict.get('Length'))
    if (length === undefined || length < 0 || start + length > bytes.length) throw damaged('cut')
    stream.dict.delete('Length')
    stream.bytes = bytes.subarray(start, start + length)
  }
  return trailer
}

/** The table of places and the dictionary behind it (7.5.4 and 7.5.5). */
function readTable(bytes: Uint8Array, boxAt: (number: number) => Box) {
  const tail = latin1(bytes.subarray(Math.max(0, bytes.length - 1024)))
  const start = /startxref\s{1,4}(\d{1,12})\s{1,4}%%EOF\s{0,9}$/.exec(tail)?.[1]
  if (start === undefined) throw damaged('structure')
  const lexer = new Lexer(bytes, Number(start), boxAt)
  if (!lexer.passes('xref')) throw damaged('structure')
  const offsets = new Map<number, number>()
  while (!lexer.passes('trailer')) {
    const [first, count] = [lexer.value(), lexer.value()]
    if (typeof first !== 'number' || typeof count !== 'number') throw damaged('structure')
    for (let index = 0; index < count; index++) {
      const offset = lexer.value()
      lexer.value()
      if (lexer.passes('n')) offsets.set(first + index, Number(offset))
      else if (!lexer.passes('f')) throw damaged('structure')
    }
  }
  const trailer = lexer.value()
  if (!(trailer instanceof Map)) throw damaged('structure')
  return { offsets, trailer }
}

function readObject(bytes: Uint8Array, offset: number, boxAt: (number: number) => Box) {
  const lexer = new Lexer(bytes, offset, boxAt)
  lexer.value()
  lexer.value()
  if (!lexer.passes('obj')) throw damaged('structure')
  const value: Value = lexer.value()
  if (!(value instanceof Map) || !lexer.passes('stream')) return { value }
  const start = lexer.at + (bytes[lexer.at] === 13 && bytes[lexer.at + 1] === 10 ? 2 : 1)
  return { value: new Stream(value, noBytes), start }
}

const noBytes = new Uint8Array()
