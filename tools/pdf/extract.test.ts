import { describe, expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { buildReport, buildTextPages } from '#lib/pdf/fixtures/build-pdf.ts'
import { hasQpdf, readWithQpdf, runProgram } from '#lib/pdf/fixtures/qpdf.node.ts'
import { extract } from './extract.ts'
import { decodedContentOf, pdf, textsOf } from './fixtures/read-back.ts'

test('pages come in the listed order, also twice', async () => {
  const { file, pages } = await perform(extract, { file: pdf(buildTextPages('a', 'b', 'c')), pages: 'z,1,1' })
  expect(await textsOf(file)).toEqual(['c', 'a', 'a'])
  expect([pages, file.name, file.type]).toEqual([3, 'report-pages.pdf', 'application/pdf'])
})

test('nothing of the other pages is in the file, in whatever way it was tied to those that stay', async () => {
  const before = await decodedContentOf(pdf(buildReport()))
  for (const secret of ['TWO', 'PIN', 'XMP', 'NOTE']) expect(before).toContain(`SECRET${secret}`)
  const { file, warnings } = await perform(extract, { file: pdf(buildReport()), pages: '1,3' })
  const all = await decodedContentOf(file)
  expect(all).not.toMatch(/SECRET|sec2|JavaScript|alert/)
  // The title of the bookmark to it, in UTF-16.
  expect(all.toLowerCase()).not.toContain('feff7b2c4e8c7ae0')
  expect(all).toContain('(Chapter One)')
  expect(warnings).toEqual(['signaturesGone', 'attachmentsGone'])
})

test('an earlier state of a file is not in what is made of it', async () => {
  const first = Buffer.from(buildTextPages('SECRETDRAFT')).toString('latin1')
  const length = 'BT /F1 24 Tf 72 700 Td (Final) Tj ET'.length
  const change = `5 0 obj\n<</Length ${length}>>stream\nBT /F1 24 Tf 72 700 Td (Final) Tj ET\nendstream\nendobj\n`
  const at = first.length
  const table = `xref\n5 1\n${String(at).padStart(10, '0')} 00000 n \n`
  const before = /startxref\n(\d+)/.exec(first)?.[1]
  const end = `trailer\n<</Size 6/Root 1 0 R/Prev ${before}>>\nstartxref\n${at + change.length}\n%%EOF\n`
  const file = pdf(Uint8Array.from(Buffer.from(first + change + table + end, 'latin1')))
  expect(await textsOf(file)).toEqual(['Final'])
  const { file: made } = await perform(extract, { file, pages: 'all' })
  expect(await decodedContentOf(made)).not.toContain('SECRETDRAFT')
  expect(await textsOf(made)).toEqual(['Final'])
})

describe.skipIf(!hasQpdf)('as qpdf reads it', () => {
  test('links, bookmarks and fields of pages that stay, stay', async () => {
    const { file } = await perform(extract, { file: pdf(buildReport()), pages: '2,1' })
    const bytes = new Uint8Array(await file.arrayBuffer())
    expect(runProgram(bytes, 'qpdf', '--check', 'FILE')).toContain('No syntax or stream encoding errors found')
    expect(readWithQpdf(bytes)).toEqual({
      outlines: [
        ['Chapter One', 2],
        ['第二章', 1],
      ],
      fields: [
        ['form.pin', 'u:SECRETPIN'],
        ['form.name', 'u:Ada'],
      ],
    })
  })

  test('a link keeps its destination', async () => {
    const { file } = await perform(extract, { file: pdf(buildReport()), pages: '3,1' })
    const bytes = new Uint8Array(await file.arrayBuffer())
    const json = JSON.parse(runProgram(bytes, 'qpdf', '--json=2', '--json-key=pages', '--json-key=qpdf', 'FILE'))
    const [, objects] = json.qpdf
    const links = Object.values<{ value?: Record<string, unknown> }>(objects).filter(
      ({ value }) => value?.['/Subtype'] === '/Link',
    )
    expect(links.map(({ value }) => value?.['/Dest'])).toEqual([[json.pages[0].object, '/Fit']])
  })
})

test.each([
  ['4', { page: '4', count: 3 }],
  ['1-9', { page: '9', count: 3 }],
  ['', { page: '', count: 3 }],
  ['first', { page: 'first', count: 3 }],
])('there is no page %j', async (pages, params) => {
  await expect(perform(extract, { file: pdf(buildReport()), pages })).rejects.toMatchObject({
    code: 'badPages',
    params,
  })
})

test('pages are rotated while they are extracted', async () => {
  const { file } = await perform(extract, {
    file: pdf(buildTextPages('a', 'b', 'c')),
    pages: '3,2,3',
    rotate: '2:90, z:270',
  })
  const all = await decodedContentOf(file)
  expect([...all.matchAll(/\/Rotate (\d+)/g)].map(([, angle]) => angle).sort()).toEqual(['270', '270', '90'])
  for (const rotate of ['2', '2:45', ':90', 'a:b:90'])
    await expect(perform(extract, { file: pdf(buildReport()), pages: '1', rotate })).rejects.toMatchObject({
      code: 'badRotation',
    })
  await expect(perform(extract, { file: pdf(buildReport()), pages: '1', rotate: '4:90' })).rejects.toMatchObject({
    code: 'badPages',
  })
})
