import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { buildPdf, buildTextPages, stream } from '#lib/pdf/fixtures/build-pdf.ts'
import { hasPoppler, runProgram } from '#lib/pdf/fixtures/qpdf.node.ts'
import { pdf } from './fixtures/read-back.ts'
import { inspect } from './inspect.ts'
import { text } from './text.ts'
import { toImages } from './to-images.ts'

/** A page in a predefined Chinese font that isn't embedded, with UCS-2 characters (9.7.5.2). */
const chinese = (characters: string) => {
  const hex = [...characters].map((character) => character.charCodeAt(0).toString(16).padStart(4, '0')).join('')
  return buildPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R>>',
    stream(`BT /F1 24 Tf 72 700 Td <${hex}> Tj ET`),
    '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[6 0 R]>>',
    '<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 4>>/FontDescriptor 7 0 R/DW 1000>>',
    '<</Type/FontDescriptor/FontName/STSong-Light/Flags 6/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 880/StemV 93/FontBBox[-25 -254 1000 880]>>',
  ])
}

const image = buildPdf([
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</XObject<</I 5 0 R>>>>/Contents 4 0 R>>',
  stream('q 595 0 0 842 0 0 cm /I Do Q'),
  stream('\x80', '/Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8'),
])

test('pages are read in the order in which they are named, with a blank line between them', async () => {
  const file = pdf(buildTextPages('Green tea', '', 'Black tea'))
  expect(await perform(text, { file })).toEqual({ text: 'Green tea\n\nBlack tea', pages: 3, warnings: [] })
  expect((await perform(text, { file, pages: 'z,1' })).text).toBe('Black tea\n\nGreen tea')
})

test('Chinese text is extracted, and a missing font gives a warning', async () => {
  const file = pdf(chinese('绿茶与红茶'))
  expect((await perform(text, { file })).text).toBe('绿茶与红茶')
  expect((await perform(toImages, { file, dpi: 36 })).warnings).toEqual(['fontsMissing'])
  expect((await perform(toImages, { file: pdf(buildTextPages('a')), dpi: 36 })).warnings).toEqual([])
})

test('scans are told', async () => {
  expect(await perform(text, { file: pdf(image) })).toEqual({ text: '', pages: 1, warnings: ['noText'] })
  expect((await perform(inspect, { file: pdf(image) })).isScanned).toBe(true)
  expect((await perform(inspect, { file: pdf(buildTextPages('a')) })).isScanned).toBe(false)
  expect((await perform(inspect, { file: pdf(buildTextPages('')) })).isScanned).toBe(false)
})

test('columns are aligned if the layout is kept', async () => {
  const rows = [
    ['Tea', 'Price'],
    ['Green', '12'],
    ['Black', '9'],
  ]
  const content = rows
    .map(([name, price], row) => `BT /F1 12 Tf 72 ${700 - row * 20} Td (${name}) Tj 200 0 Td (${price}) Tj ET`)
    .join('\n')
  const bytes = buildPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R>>',
    stream(content),
    '<</Type/Font/Subtype/Type1/BaseFont/Courier>>',
  ])
  const lines = (await perform(text, { file: pdf(bytes), layout: true })).text.split('\n')
  expect(lines.map((line) => line.split(/ +/))).toEqual(rows)
  expect(new Set(lines.map((line, row) => line.indexOf(rows[row]?.[1] ?? '')))).toHaveProperty('size', 1)
  if (!hasPoppler) return
  const theirs = runProgram(bytes, 'pdftotext', '-layout', 'FILE', '-').trim().split('\n')
  expect(theirs.map((line) => line.trim().split(/ +/))).toEqual(rows)
})

/**
 * The table and sentences of fixtures/printed.pdf, printed by Chromium: `chromium --headless --print-to-pdf` of
 *
 *     <body style="font: 12px sans-serif"><h1>Quarterly report, July</h1><p>Prepared by Peggy Young; typography by
 *     Jacques, Gypsy &amp; Co.</p><table cellpadding=4><tr><td>Apples, green<td>1,250.75<tr><td>Grapes, purple<td>980.50
 *     <tr><td>Yams (jumbo)<td>7,777.00</table><p>Pages: “quickly” judged, gq_py|jQ; x<sup>2</sup>, H<sub>2</sub>O.
 */
const printed = [
  'Quarterly report, July',
  'Prepared by Peggy Young; typography by Jacques, Gypsy & Co.',
  'Apples, green 1,250.75',
  'Grapes, purple 980.50',
  'Yams (jumbo) 7,777.00',
  'Pages: “quickly” judged, gq_py|jQ; x2, H2O.',
]

test('letters that go below the line, commas and superscripts stay in their lines', async () => {
  const bytes = new Uint8Array(readFileSync(new URL('fixtures/printed.pdf', import.meta.url)))
  const linesOf = (read: string) =>
    read
      .split('\n')
      .map((line) => line.trim().replace(/ +/g, ' '))
      .filter((line) => line !== '')
  expect(linesOf((await perform(text, { file: pdf(bytes), layout: true })).text)).toEqual(printed)
  if (hasPoppler)
    expect(linesOf(runProgram(bytes, 'pdftotext', '-layout', 'FILE', '-').replace('\f', ''))).toEqual(printed)
})
