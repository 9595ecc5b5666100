import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { buildReport } from '#lib/pdf/fixtures/build-pdf.ts'
import { hasPoppler, runProgram } from '#lib/pdf/fixtures/qpdf.node.ts'
import { decodedContentOf, pdf, textsOf } from './fixtures/read-back.ts'
import { inspect } from './inspect.ts'
import { rotate } from './rotate.ts'

test('pages are rotated in addition to their rotation, others are unchanged', async () => {
  const once = await perform(rotate, { file: pdf(buildReport()), pages: '1,3' })
  const twice = await perform(rotate, { file: once.file, pages: '1', angle: 180 })
  const { sizes } = await perform(inspect, { file: twice.file })
  expect(sizes).toEqual([
    { pages: '1, 3', width: 297, height: 209.9, name: 'A4' },
    { pages: '2', width: 209.9, height: 297, name: 'A4' },
  ])
  expect(await textsOf(twice.file)).toEqual(['Page one', 'SECRETTWO', 'Page three'])
  const all = await decodedContentOf(twice.file)
  expect([...all.matchAll(/\/Rotate (\d+)/g)].map(([, angle]) => angle).sort()).toEqual(['270', '90'])
})

test('a page that is listed twice is rotated once', async () => {
  const { file } = await perform(rotate, { file: pdf(buildReport()), pages: '1,1-2', angle: 180 })
  expect((await decodedContentOf(file)).match(/\/Rotate 180/g)).toHaveLength(2)
})

test.skipIf(!hasPoppler)('poppler sees it turned', async () => {
  const { file } = await perform(rotate, { file: pdf(buildReport()), pages: '2', angle: 270 })
  const info = runProgram(new Uint8Array(await file.arrayBuffer()), 'pdfinfo', '-l', '3', 'FILE')
  expect(info.match(/rot: +\d+/g)).toEqual(['rot:   0', 'rot:   270', 'rot:   0'])
})
