// Malformed and hostile files: each is processed or refused with an error of its own, and none crashes a tool.
import { zlibSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { ToolError } from '#kit/tool-error.ts'
import { isLong } from '#lib/fixtures/runs.ts'
import {
  buildPdf,
  buildReport,
  buildTextPages,
  bytesOf,
  helvetica,
  stream,
  textContent,
} from '#lib/pdf/fixtures/build-pdf.ts'
import { extract } from '../extract.ts'
import { pdf, textsOf } from '../fixtures/read-back.ts'
import { inspect } from '../inspect.ts'
import { merge } from '../merge.ts'
import * as operations from '../operations.ts'
import { text } from '../text.ts'
import { toImages } from '../to-images.ts'

const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Contents 5 0 R>>'
const whole = (catalog: string, pages: string, ...more: string[]) =>
  buildPdf([catalog, pages, helvetica, page, textContent('Here'), ...more])
const catalog = '<</Type/Catalog/Pages 2 0 R>>'
const one = '<</Type/Pages/Kids[4 0 R]/Count 1>>'
const packed = Buffer.from(zlibSync(new Uint8Array(200_000_000))).toString('latin1')

const odd: [string, Uint8Array<ArrayBuffer>][] = [
  ['a tree of pages in a circle', whole(catalog, '<</Type/Pages/Kids[4 0 R 2 0 R]/Count 2>>')],
  ['a count that lies', whole(catalog, '<</Type/Pages/Kids[4 0 R]/Count 2000000000>>')],
  ['a negative count', whole(catalog, '<</Type/Pages/Kids[4 0 R]/Count -5>>')],
  [
    'bookmarks in a circle',
    whole(
      '<</Type/Catalog/Pages 2 0 R/Outlines 6 0 R>>',
      one,
      '<</First 7 0 R/Last 7 0 R>>',
      '<</Title(a)/Next 7 0 R/First 7 0 R/Dest[4 0 R/Fit]>>',
    ),
  ],
  [
    'names of places in a circle',
    whole('<</Type/Catalog/Pages 2 0 R/Names<</Dests 6 0 R>>>>', one, '<</Kids[6 0 R 6 0 R]/Names[(a)[4 0 R/Fit]]>>'),
  ],
  [
    'fields in a circle',
    whole('<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[6 0 R]>>>>', one, '<</FT/Tx/T(a)/Kids[6 0 R]/Parent 6 0 R>>'),
  ],
  ['references in a circle', whole('<</Type/Catalog/Pages 2 0 R/AcroForm 6 0 R>>', one, '7 0 R', '6 0 R')],
  [
    'a length that lies',
    Uint8Array.from(
      Buffer.from(whole(catalog, one)).toString('latin1').replace('/Length 36', '/Length 9999999'),
      (character) => character.charCodeAt(0),
    ),
  ],
  [
    'no table of places',
    bytesOf(
      Buffer.from(buildTextPages('Here'))
        .toString('latin1')
        .replace(/xref[^§]*/, ''),
    ),
  ],
  ['a script that runs at once', buildReport()],
]

describe.each(odd)('%s', (_, bytes) => {
  test.each(['inspect', 'extract', 'text', 'merge'])('%s gives a result, or an error of its own', async (name) => {
    const file = pdf(bytes)
    const input = name === 'merge' ? { files: [file, file] } : name === 'extract' ? { file, pages: '1,1' } : { file }
    const operation = Object.values(operations).find((each) => each.name === name)
    if (!operation) throw new Error(`There is no operation ${name}`)
    const answer = await perform(operation as typeof inspect, input).catch((error) => error)
    if (answer instanceof Error) expect(answer).toBeInstanceOf(ToolError)
    else if (name === 'text') expect((answer as unknown as { text: string }).text).toMatch(/^(?:Here|Page one)/)
  })
})

test('fields that refer to each other in a circle are kept once', async () => {
  const bytes = whole(
    '<</Type/Catalog/Pages 2 0 R/Outlines 6 0 R>>',
    one,
    '<</First 7 0 R>>',
    '<</Title(a)/Next 7 0 R/Dest[4 0 R/Fit]>>',
  )
  expect(await textsOf((await perform(extract, { file: pdf(bytes), pages: '1' })).file)).toEqual(['Here'])
})

test('a stream of 200 MB uncompressed is not decompressed where it is not needed, and does no harm where it is', async () => {
  const bomb = buildPdf([catalog, one, helvetica, page, stream(packed, '/Filter/FlateDecode')])
  const { pages } = await perform(extract, { file: pdf(bomb), pages: '1' })
  expect(pages).toBe(1)
  const answer = await perform(text, { file: pdf(bomb) }).catch((error) => error)
  if (answer instanceof Error) expect(answer).toMatchObject({ code: 'damaged' })
  else expect(answer.text).toBe('')
})

test.each([
  ['emptyFile', ''],
  ['notPdf', 'Dear Ada'],
  ['notPdf', `${' '.repeat(2000)}%PDF-1.7`],
  ['damaged', '%PDF-1.7'],
  ['damaged', `%PDF-1.7\n${'<<'.repeat(100_000)}`],
  ['damaged', Buffer.from(buildPdf([catalog, '<</Type/Pages/Kids[]/Count 0>>'])).toString('latin1')],
])('it is %s: %#', async (code, content) => {
  const file = new File([bytesOf(content)], 'a.pdf')
  await expect(perform(inspect, { file })).rejects.toMatchObject({ code })
  const codeOfMany = code === 'emptyFile' ? 'notPdf' : code
  await expect(perform(merge, { files: [pdf(buildReport()), file] })).rejects.toMatchObject({ code: codeOfMany })
  await expect(perform(toImages, { file })).rejects.toMatchObject({ code })
})

test('a file of more than 200 MiB is refused before it is read', async () => {
  const file = Object.defineProperty(pdf(buildReport()), 'size', { value: 201 * 2 ** 20 })
  await expect(perform(inspect, { file })).rejects.toMatchObject({ code: 'tooLarge' })
})

test('files with a changed byte give a result or an error of their own', async () => {
  const bytes = buildReport()
  for (let at = 7; at < bytes.length; at += isLong ? 61 : 611) {
    const broken = bytes.slice()
    broken[at] = (broken[at] ?? 0) ^ 0x15
    const answer = await perform(extract, { file: pdf(broken), pages: '1' }).catch((error) => error)
    if (answer instanceof Error) expect(answer).toBeInstanceOf(ToolError)
  }
})
