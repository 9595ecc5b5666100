import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../fixtures/runs.ts'
import { bytesOf } from '../fixtures/build-pdf.ts'
import { readObjects } from './read.ts'
import { readText, writeText } from './text-string.ts'
import { Box, dictOf, PdfString, Stream, type Value } from './value.ts'
import { writeObjects } from './write.ts'

const latin1 = fc.array(fc.integer({ min: 0, max: 255 })).map((codes) => String.fromCharCode(...codes))
const { value } = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<Value>(true, false),
    fc.integer({ min: -(2 ** 31), max: 2 ** 31 }),
    fc.integer({ min: -1e6, max: 1e6 }).map((number) => number / 1000),
    latin1.filter((name) => name !== '' && !name.includes('\0')),
    latin1.map((bytes) => new PdfString(bytes)),
    fc.array(tie('value'), { maxLength: 4 }),
    fc
      .array(
        fc.tuple(
          latin1.filter((name) => !name.includes('\0')),
          tie('value'),
        ),
        { maxLength: 4 },
      )
      .map((entries) => new Map(entries)),
    tie('value').map((inner) => new Box(inner)),
    fc.uint8Array({ maxLength: 20 }).map((bytes) => new Box(new Stream(new Map<string, Value>([['A', 1]]), bytes))),
  ),
}))

/** Boxes are told by what is in them. */
function plain(value: Value): unknown {
  if (value instanceof Box) return { box: plain(value.value) }
  if (value instanceof Stream) return { stream: [...value.bytes], dict: plain(value.dict) }
  if (value instanceof PdfString) return { text: value.bytes }
  if (Array.isArray(value)) return value.map(plain)
  if (value instanceof Map) return [...value].map(([key, item]) => [key, plain(item)])
  return value
}

test('what is written is read again, whatever it is', () => {
  fc.assert(
    fc.property(value, (value) => {
      const root = new Box(new Map<string, Value>([['Value', value]]))
      const read = dictOf(readObjects(writeObjects(root)).get('Root'))
      expect(plain(read?.get('Value') ?? null)).toEqual(plain(value))
    }),
    { numRuns: runs(300) },
  )
})

test('nothing is written that nothing refers to', () => {
  const secret = new Box(new PdfString('SECRET'))
  const root = new Box(
    new Map<string, Value>([
      ['Seen', new Box(1)],
      ['Gone', secret],
    ]),
  )
  dictOf(root)?.delete('Gone')
  expect(Buffer.from(writeObjects(root)).toString('latin1')).not.toContain('SECRET')
})

test('texts are read in each of their encodings', () => {
  const cases: [string, string][] = [
    ['Caf\xe9 \x80 \xa0', 'Café • €'],
    ['\xfe\xff\x4e\x2d\x65\x87', '中文'],
    ['\xef\xbb\xbf\xe4\xb8\xad', '中'],
    ['\xff\xfe\x2d\x4e', '中'],
    ['\xfe\xff\0\x1b\0e\0n\0\x1b\0a', 'a'],
  ]
  for (const [bytes, text] of cases) expect(readText(new PdfString(bytes))).toBe(text)
})

test('texts that are written are read as they were', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      fc.pre(!text.includes('\0') && !text.includes('\u001b') && text.isWellFormed())
      expect(readText(writeText(text))).toBe(text)
    }),
    { numRuns: runs(300) },
  )
})

test.each([
  ['', 'structure'],
  ['startxref\n9999999\n%%EOF', 'cut'],
  ['xref\n0 1\n0000000000 00000 n \ntrailer\n<<>>\nstartxref\n0\n%%EOF', 'structure'],
])('what is no file of PDFium is refused: %#', (text) => {
  expect(() => readObjects(bytesOf(text))).toThrow(expect.objectContaining({ name: 'PdfError', code: 'damaged' }))
})

test('values that are nested without end are refused', () => {
  const head = '1 0 obj\n'
  const file = `${head}${'['.repeat(100_000)}\nendobj\n`
  const end = `xref\n0 2\n0000000000 65535 f \n0000000000 00000 n \ntrailer\n<</Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF`
  expect(() => readObjects(bytesOf(file + end))).toThrow(expect.objectContaining({ code: 'damaged' }))
})
