import { damaged } from '../pdf-error.ts'
import { Lexer, latin1 } from './lexer.ts'
import { type Dict, IndirectObject, numberOf, Stream, type Value } from './value.ts'

/**
 * Reads all objects of a PDF written by PDFium: without encryption and object streams, and with a single
 * cross-reference table. Files of other programs, and damaged ones, are first read and rewritten by PDFium.
 *
 * @throws PdfError damaged
 */
export function readObjects(bytes: Uint8Array): Dict {
  const objects = new Map<number, IndirectObject>()
  const objectAt = (number: number): IndirectObject => {
    const object = objects.get(number) ?? new IndirectObject()
    objects.set(number, object)
    return object
  }
  const { offsets, trailer } = readTable(bytes, objectAt)
  const streams: [Stream, start: number][] = []
  for (const [number, offset] of offsets) {
    const { value, start } = readObject(bytes, offset, objectAt)
    objectAt(number).value = value
    if (value instanceof Stream && start !== undefined) streams.push([value, start])
  }
  // The length may be an indirect object, which has been read by now.
  for (const [stream, start] of streams) {
    const length = numberOf(stream.dict.get('Length'))
    if (length === undefined || length < 0 || start + length > bytes.length) throw damaged('cut')
    stream.dict.delete('Length')
    stream.bytes = bytes.subarray(start, start + length)
  }
  return trailer
}

/** Reads the cross-reference table and the trailer (7.5.4 and 7.5.5). */
function readTable(bytes: Uint8Array, objectAt: (number: number) => IndirectObject) {
  const tail = latin1(bytes.subarray(Math.max(0, bytes.length - 1024)))
  const start = /startxref\s{1,4}(\d{1,12})\s{1,4}%%EOF\s{0,9}$/.exec(tail)?.[1]
  if (start === undefined) throw damaged('structure')
  const lexer = new Lexer(bytes, Number(start), objectAt)
  if (!lexer.accept('xref')) throw damaged('structure')
  const offsets = new Map<number, number>()
  while (!lexer.accept('trailer')) {
    const [first, count] = [lexer.value(), lexer.value()]
    if (typeof first !== 'number' || typeof count !== 'number') throw damaged('structure')
    for (let index = 0; index < count; index++) {
      const offset = lexer.value()
      lexer.value()
      if (lexer.accept('n')) offsets.set(first + index, Number(offset))
      else if (!lexer.accept('f')) throw damaged('structure')
    }
  }
  const trailer = lexer.value()
  if (!(trailer instanceof Map)) throw damaged('structure')
  return { offsets, trailer }
}

function readObject(bytes: Uint8Array, offset: number, objectAt: (number: number) => IndirectObject) {
  const lexer = new Lexer(bytes, offset, objectAt)
  lexer.value()
  lexer.value()
  if (!lexer.accept('obj')) throw damaged('structure')
  const value: Value = lexer.value()
  if (!(value instanceof Map) || !lexer.accept('stream')) return { value }
  const start = lexer.at + (bytes[lexer.at] === 13 && bytes[lexer.at + 1] === 10 ? 2 : 1)
  return { value: new Stream(value, noBytes), start }
}

const noBytes = new Uint8Array()
