import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { startPdfium } from '#lib/pdf/engine/pdfium.ts'
import { pageSize, pixelSize, renderPage } from '#lib/pdf/engine/render-page.ts'
import { buildTextPages } from '#lib/pdf/fixtures/build-pdf.ts'
import { hasQpdf, runProgram } from '#lib/pdf/fixtures/qpdf.node.ts'
import { pdf, textsOf } from './fixtures/read-back.ts'
import { rotate } from './rotate.ts'
import { watermark } from './watermark.ts'

/** Counts the pixels that aren't white in each quadrant of a page: upper left, upper right, lower left, lower right. */
async function inkOf(file: File, index = 0): Promise<number[]> {
  const engine = await startPdfium()
  const handle = engine.open(await file.bytes())
  const size = pixelSize(pageSize(engine, handle, index), 36)
  const { data, width, height } = renderPage(engine, handle, index, size)
  const ink = [0, 0, 0, 0]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const quarter = (y < height / 2 ? 0 : 2) + (x < width / 2 ? 0 : 1)
      if ((data[(y * width + x) * 4] ?? 0) < 250) ink[quarter] = (ink[quarter] ?? 0) + 1
    }
  return ink
}

const blank = () => pdf(buildTextPages('', '', ''))

test('it is tiled over the listed pages only', async () => {
  const { file } = await perform(watermark, { file: blank(), text: '机密 DRAFT', pages: '1,3' })
  for (const quarter of await inkOf(file)) expect(quarter).toBeGreaterThan(500)
  expect(await inkOf(file, 1)).toEqual([0, 0, 0, 0])
  expect((await inkOf(file, 2)).every((count) => count > 500)).toBe(true)
})

test('once in the center, it has the given angle, also on a rotated page', async () => {
  const turned = await perform(rotate, { file: blank(), pages: '1' })
  for (const file of [blank(), turned.file]) {
    const marked = await perform(watermark, { file, text: 'I'.repeat(20), tiled: false })
    const [upperLeft = 0, upperRight = 0, lowerLeft = 0, lowerRight = 0] = await inkOf(marked.file)
    expect(Math.min(upperRight, lowerLeft)).toBeGreaterThan(10 * Math.max(upperLeft, lowerRight, 1))
  }
})

test('the content of the page is kept, also under a second watermark', async () => {
  const first = await perform(watermark, { file: pdf(buildTextPages('Green tea')), text: 'A' })
  const { file } = await perform(watermark, { file: first.file, text: 'B', tiled: false, angle: 0 })
  expect(await textsOf(file)).toEqual(['Green tea'])
  if (hasQpdf) expect(runProgram(await file.bytes(), 'qpdf', '--check', 'FILE')).toContain('No syntax or stream')
})

test('a blank watermark is an error', async () => {
  await expect(perform(watermark, { file: blank(), text: ' \n ' })).rejects.toMatchObject({ code: 'empty' })
})
