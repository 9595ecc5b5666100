import fc from 'fast-check'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { sentenceOf } from '#kit/sentence.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { decode } from '#lib/imaging/read/decode.ts'
import { inspect } from '#lib/imaging/read/inspect.ts'
import { readInfo } from '#lib/imaging/read/read-info.ts'
import { barcodeFormats, linearFormats } from './barcode/formats.ts'
import { barcode } from './barcode.ts'
import { errors } from './errors.ts'
import { read } from './read.ts'

const textsOf = async (input: object) => {
  const { file, warnings } = await perform(barcode, input)
  return { ...(await perform(read, { file })), warnings }
}

// The check digits are from the standards and from real products; the ITF-14 number is GS1's own example.
test.each([
  ['code128', 'Hello, World! 123456', 'Hello, World! 123456'],
  ['code128', 'Grüße\tà la carte', 'Grüße\tà la carte'],
  ['ean13', '400638133393', '4006381333931'],
  ['ean13', '978-3-16-148410-0', '9783161484100'],
  ['ean13', '4006381333931', '4006381333931'],
  ['ean8', '9638507', '96385074'],
  ['ean8', '96385074', '96385074'],
  ['upca', '03600029145', '036000291452'],
  ['upca', '036000291452', '036000291452'],
  ['code39', 'ABC-123 $/+%.', 'ABC-123 $/+%.'],
  ['itf', '15400141288763', '15400141288763'],
  ['codabar', 'A40156B', 'A40156B'],
  ['codabar', 'c12-$:/.+3d', 'C12-$:/.+3D'],
  ['datamatrix', '你好 🙂 123\n', '你好 🙂 123\n'],
  ['pdf417', '你好 🙂 123\n', '你好 🙂 123\n'],
  ['aztec', '你好 🙂 123\n', '你好 🙂 123\n'],
])('%s of %j is read as %j, from PNG and SVG', async (format, text, content) => {
  for (const image of ['png', 'svg']) {
    expect(await textsOf({ text, format, image })).toEqual({ texts: [content], warnings: [] })
  }
})

test('the default format is Code 128', async () => {
  const { file, warnings } = await perform(barcode, { text: 'A-1' })
  expect([file.name, file.type, warnings]).toEqual(['barcode.png', 'image/png', []])
  const { texts } = await perform(read, { file })
  expect(texts).toEqual(['A-1'])
})

test('what ITF and Codabar require is added, with a warning', async () => {
  expect(await textsOf({ text: '12345', format: 'itf' })).toEqual({ texts: ['012345'], warnings: ['leadingZero'] })
  expect(await textsOf({ text: '12345', format: 'codabar' })).toEqual({ texts: ['A12345A'], warnings: ['endsAdded'] })
})

test('a code that is too short for readers is reported as unreadable', async () => {
  expect(await perform(barcode, { text: 'A1B', format: 'codabar' })).toMatchObject({ warnings: ['unreadable'] })
})

/**
 * The bars of GS1 General Specifications, 5.2.1: sets A, B and C, and the sequences of A and B for each first digit.
 */
const setA = '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ')
const setC = setA.map((bits) => bits.replace(/./g, (bit) => String(1 - Number(bit))))
const setB = setC.map((bits) => Array.from(bits).reverse().join(''))
const leading = 'AAAAAA AABABB AABBAB AABBBA ABAABB ABBAAB ABBBAA ABABAB ABABBA ABBABA'.split(' ')

function ean13Bars(digits: string): string {
  const [first = 0, ...others] = Array.from(digits, Number)
  const left = others.slice(0, 6).map((digit, at) => (leading[first]?.[at] === 'A' ? setA : setB)[digit])
  const right = others.slice(6).map((digit) => setC[digit])
  return `101${left.join('')}01010${right.join('')}101`
}

/** The pixels of a row of an image, as one digit each: 1 is dark. */
async function rowOf(file: File, y: number): Promise<string> {
  const bytes = await file.bytes()
  const info = readInfo(bytes)
  if (!info) throw new Error('no image')
  const { data, width } = await decode(bytes, info)
  return Array.from({ length: width }, (_, x) => (data[(y * width + x) * 4] === 0 ? 1 : 0)).join('')
}

test('EAN-13 has the bars of its standard between its quiet zones, whatever the digits', async () => {
  const digits = fc.stringMatching(/^\d{12}$/)
  await fc.assert(
    fc.asyncProperty(digits, async (text) => {
      const { file } = await perform(barcode, { text, format: 'ean13', scale: 1, height: 10, showText: false })
      const weights = Array.from(text, (digit, at) => Number(digit) * (at % 2 === 0 ? 1 : 3))
      const check = (1000 - weights.reduce((sum, each) => sum + each, 0)) % 10
      expect(await rowOf(file, 5)).toBe(`${'0'.repeat(11)}${ean13Bars(text + check)}${'0'.repeat(7)}`)
    }),
    { numRuns: runs(60) },
  )
})

test('any Code 128 content is read back unchanged', async () => {
  // ASCII, and Latin-1 without its control characters.
  const latin1 = fc.string({
    unit: fc.integer({ min: 0, max: 223 }).map((at) => String.fromCharCode(at < 128 ? at : at + 32)),
  })
  await fc.assert(
    fc.asyncProperty(latin1, async (tail) => {
      // A line break at the very end would be removed.
      const text = `x${tail.slice(0, 20)}x`
      expect(await textsOf({ text })).toEqual({ texts: [text], warnings: [] })
    }),
    { numRuns: runs(60) },
  )
})

test('the height is that of the bars, in pixels, and the text is below them', async () => {
  const sizeOf = async (input: object) => {
    const image = await inspect(await (await perform(barcode, { text: '12345670', ...input })).file.bytes())
    if (!('width' in image)) throw new Error('no image')
    return { width: image.width, height: image.height }
  }
  for (const format of linearFormats) {
    const text = format === 'ean13' ? '400638133393' : format === 'upca' ? '03600029145' : '96385074'
    const input = { text, format, showText: false }
    const [low, high] = [await sizeOf({ ...input, height: 40 }), await sizeOf({ ...input, height: 100 })]
    expect(high).toEqual({ width: low.width, height: low.height + 60 })
    const wide = await sizeOf({ ...input, height: 40, scale: 6 })
    expect(wide.width).toBe(2 * low.width)
    expect((await sizeOf({ ...input, height: 40, showText: true })).height).toBeGreaterThan(low.height)
  }
})

test('SVG escapes markup and control characters in the text', async () => {
  const { file } = await perform(barcode, { text: '<b>&"\u0007', image: 'svg' })
  expect(await file.text()).toContain('>&lt;b&gt;&amp;" </text>')
})

test.each<[object, string, object]>([
  [{ text: '4006381333932', format: 'ean13' }, 'badCheckDigit', { found: '2', right: '1' }],
  [{ text: '96385075', format: 'ean8' }, 'badCheckDigit', { found: '5', right: '4' }],
  [{ text: '036000291450', format: 'upca' }, 'badCheckDigit', { found: '0', right: '2' }],
  [{ text: '12345', format: 'ean13' }, 'badLength', { format: 'EAN-13', length: 13, without: 12, found: 5 }],
  [{ text: '12a45', format: 'ean8' }, 'badCharacters', { format: 'EAN-8', found: 'a' }],
  [{ text: 'Abc\tö', format: 'code39' }, 'badCharacters', { format: 'Code 39', found: 'b c U+0009 ö' }],
  [{ text: 'a\u0085', format: 'code128' }, 'badCharacters', { format: 'Code 128', found: 'U+0085' }],
  [{ text: 'A1X2B', format: 'codabar' }, 'badCharacters', { format: 'Codabar', found: 'X' }],
  [{ text: '你好', format: 'code128' }, 'badCharacters', { format: 'Code 128', found: '你 好' }],
  [{ text: ' \n' }, 'emptyBarcode', {}],
  [{ text: 'AB', format: 'codabar' }, 'emptyBarcode', {}],
])('%j is refused as %s', async (input, code, params) => {
  const error = await perform(barcode, input).catch((thrown) => thrown)
  expect(error).toMatchObject({ code, params })
  for (const language of ['en', 'zh'] as const) expect(sentenceOf(error, errors, language)).not.toMatch(/[{}]/)
})

test.each(barcodeFormats)('%s refuses a text that is too long, whatever its length', async (format) => {
  const lengths = format.startsWith('ean') || format === 'upca' ? [] : [5000, 100_000]
  for (const length of lengths) {
    const text = format === 'codabar' ? `A${'1'.repeat(length)}A` : '1'.repeat(length)
    await expect(perform(barcode, { text, format })).rejects.toMatchObject({ code: 'tooLongForFormat' })
  }
})

test('the error names the right check digit in both languages, at the field of the text', async () => {
  const error = await perform(barcode, { text: '4006381333932', format: 'ean13' }).catch((thrown) => thrown)
  expect(sentenceOf(error, errors, 'en')).toBe('The check digit 2 is wrong: the right one is 1')
  expect(sentenceOf(error, errors, 'zh')).toBe('校验位 2 有误，应为 1')
  expect(errors.badCheckDigit.field).toBe('text')
})
