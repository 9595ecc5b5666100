import { describe, expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { buildPdf, buildReport, buildTextPages, helvetica, textContent } from '#lib/pdf/fixtures/build-pdf.ts'
import { hasQpdf, readWithQpdf, runProgram } from '#lib/pdf/fixtures/qpdf.node.ts'
import { decodedContentOf, pdf, textsOf } from './fixtures/read-back.ts'
import { merge } from './merge.ts'
import { protect } from './protect.ts'

test('files come one after another', async () => {
  const files = [
    pdf(buildTextPages('a', 'b'), 'one.pdf'),
    pdf(buildTextPages('c'), 'two.pdf'),
    pdf(buildTextPages('d')),
  ]
  const { file, pages, warnings } = await perform(merge, { files })
  expect(await textsOf(file)).toEqual(['a', 'b', 'c', 'd'])
  expect([pages, file.name, warnings]).toEqual([4, 'one-merged.pdf', []])
})

test('a file may be merged with itself', async () => {
  const one = pdf(buildTextPages('a'))
  expect(await textsOf((await perform(merge, { files: [one, one] })).file)).toEqual(['a', 'a'])
})

test('attachments are kept, metadata of each document is not', async () => {
  const { file, warnings } = await perform(merge, { files: [pdf(buildReport()), pdf(buildReport())] })
  const all = await decodedContentOf(file)
  expect(all.match(/SECRETNOTE/g)).toHaveLength(2)
  expect(all).not.toMatch(/SECRETXMP|Doc title|JavaScript/)
  expect(warnings).toEqual(['signaturesGone'])
})

test('layers that are hidden in one document stay hidden', async () => {
  const layered = buildPdf([
    '<</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs[6 0 R]/D<</OFF[6 0 R]/Order[6 0 R]>>>>>>',
    '<</Type/Pages/Kids[4 0 R]/Count 1>>',
    helvetica,
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>/Properties<</L 6 0 R>>>>/Contents 5 0 R>>',
    textContent('Layer'),
    '<</Type/OCG/Name(Draft)>>',
  ])
  const { file } = await perform(merge, { files: [pdf(buildTextPages('a')), pdf(layered)] })
  const all = await decodedContentOf(file)
  const [, layer] = /\/OCGs\[ (\d+) 0 R\]/.exec(all) ?? []
  expect(all).toContain(`/OFF[ ${layer} 0 R]`)
})

describe.skipIf(!hasQpdf)('as qpdf reads it', () => {
  test('each file is a bookmark with its own below, and fields keep apart', async () => {
    const files = [pdf(buildReport(), '甲.pdf'), pdf(buildReport(), 'b.pdf')]
    const bytes = new Uint8Array(await (await perform(merge, { files })).file.arrayBuffer())
    expect(runProgram(bytes, 'qpdf', '--check', 'FILE')).toContain('No syntax or stream encoding errors found')
    expect(readWithQpdf(bytes)).toEqual({
      outlines: [
        [
          '甲',
          1,
          [
            ['Chapter One', 1],
            ['第二章', 2],
          ],
        ],
        [
          'b',
          4,
          [
            ['Chapter One', 4],
            ['第二章', 5],
          ],
        ],
      ],
      fields: [
        ['form.name', 'u:Ada'],
        ['form.pin', 'u:SECRETPIN'],
        ['form_2.name', 'u:Ada'],
        ['form_2.pin', 'u:SECRETPIN'],
      ],
    })
  })

  test('bookmarks can be left out', async () => {
    const { file } = await perform(merge, { files: [pdf(buildReport())], bookmarks: false })
    expect(readWithQpdf(new Uint8Array(await file.arrayBuffer())).outlines).toEqual([])
  })
})

test('without files there is nothing to merge', async () => {
  await expect(perform(merge, { files: [] })).rejects.toMatchObject({ code: 'emptyFile' })
})

test('the file that cannot be merged is named', async () => {
  const good = pdf(buildTextPages('a'), 'good.pdf')
  const { file: locked } = await perform(protect, { file: pdf(buildTextPages('b')), password: 'x' })
  const failures = [
    [await locked.arrayBuffer(), 'fileNeedsPassword'],
    ['%PDF-1.7\n<<', 'damaged'],
    ['GIF89a', 'notPdf'],
    ['', 'notPdf'],
  ] as const
  for (const [content, code] of failures) {
    const files = [good, new File([content], '锁.pdf'), good]
    await expect(perform(merge, { files })).rejects.toMatchObject({ code, params: { name: '锁.pdf' } })
  }
})
