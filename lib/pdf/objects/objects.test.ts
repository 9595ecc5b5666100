import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../fixtures/runs.ts'
import { bytesOf } from '../fixtures/build-pdf.ts'
import { readObjects } from './read.ts'
import { readText, writeText } from './text-string.ts'
import { dictOf, IndirectObject, PdfString, Stream, type Value } from './value.ts'
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
    tie('value').map((inner) => new IndirectObject(inner)),
    fc
      .uint8Array({ maxLength: 20 })
      .map((bytes) => new IndirectObject(new Stream(new Map<string, Value>([['A', 1]]), bytes))),
  ),
}))

/** Converts values to plain ones for comparison, with indirect objects by their content. */
function toPlain(value: Value): unknown {
  if (value instanceof IndirectObject) return { object: toPlain(value.value) }
  if (value instanceof Stream) return { stream: [...value.bytes], dict: toPlain(value.dict) }
  if (value instanceof PdfString) return { text: value.bytes }
  if (Array.isArray(value)) return value.map(toPlain)
  if (value instanceof Map) return [...value].map(([key, item]) => [key, toPlain(item)])
  return value
}

test('reads back any value that is written', () => {
  fc.assert(
    fc.property(value, (value) => {
      const root = new IndirectObject(new Map<string, Value>([['Value', value]]))
      const read = dictOf(readObjects(writeObjects(root)).get('Root'))
      expect(toPlain(read?.get('Value') ?? null)).toEqual(toPlain(value))
    }),
    { numRuns: runs(300) },
  )
})

test('does not write unreferenced objects', () => {
  const secret = new IndirectObject(new PdfString('SECRET'))
  const root = new IndirectObject(
    new Map<string, Value>([
      ['Seen', new IndirectObject(1)],
      ['Gone', secret],
    ]),
  )
  dictOf(root)?.delete('Gone')
  expect(Buffer.from(writeObjects(root)).toString('latin1')).not.toContain('SECRET')
})

test('reads text strings in each encoding', () => {
  const cases: [string, string][] = [
    ['Caf\xe9 \x80 \xa0', 'Café • €'],
    ['\xfe\xff\x4e\x2d\x65\x87', '中文'],
    ['\xef\xbb\xbf\xe4\xb8\xad', '中'],
    ['\xff\xfe\x2d\x4e', '中'],
    ['\xfe\xff\0\x1b\0e\0n\0\x1b\0a', 'a'],
  ]
  for (const [bytes, text] of cases) expect(readText(new PdfString(bytes))).toBe(text)
})

test('reads back text strings that are written', () => {
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
])('refuses files that PDFium has not written: %#', (text) => {
  expect(() => readObjects(bytesOf(text))).toThrow(expect.objectContaining({ name: 'PdfError', code: 'damaged' }))
})

test('refuses extremely nested values', () => {
  const head = '1 0 obj\n'
  const file = `${head}${'['.repeat(100_000)}\nendobj\n`
  const end = `xref\n0 2\n0000000000 65535 f \n0000000000 00000 n \ntrailer\n<</Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF`
  expect(() => readObjects(bytesOf(file + end))).toThrow(expect.objectContaining({ code: 'damaged' }))
})
