// Tests PDFium in a browser and in Node.
import { expect, test } from 'vitest'
import { isLong } from '#lib/fixtures/runs.ts'
import { readDocument, writeDocument } from './document.ts'
import { pageText } from './engine/page-text.ts'
import { startPdfium } from './engine/pdfium.ts'
import { pageSize, pixelSize, renderPage } from './engine/render-page.ts'
import { encrypt, isEncrypted, permissionsOf } from './engine/security.ts'
import { buildPdf, buildReport, buildTextPages, stream } from './fixtures/build-pdf.ts'

test('reads, rewrites and rereads a document', async () => {
  const engine = await startPdfium()
  const bytes = writeDocument(readDocument(engine.save(engine.open(buildReport()))))
  const handle = engine.open(bytes)
  expect(engine.pageCount(handle)).toBe(3)
  expect([0, 1, 2].map((index) => pageText(engine, handle, index))).toEqual(['Page one', 'SECRETTWO', 'Page three'])
})

test('renders a page with its content in the right place', async () => {
  const engine = await startPdfium()
  const red = stream('1 0 0 rg 0 0 10 10 re f')
  const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 40 20]/Contents 4 0 R/Resources<<>>>>'
  const handle = engine.open(
    buildPdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[3 0 R]/Count 1>>', page, red]),
  )
  const size = pixelSize(pageSize(engine, handle, 0), 72)
  const { data, width, height } = renderPage(engine, handle, 0, size)
  const pixel = (x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)]
  expect({ width, height }).toEqual({ width: 40, height: 20 })
  expect([pixel(5, 15), pixel(5, 5), pixel(30, 15)]).toEqual([
    [255, 0, 0, 255],
    [255, 255, 255, 255],
    [255, 255, 255, 255],
  ])
})

test('opens an encrypted document with either password, and reads its permissions', async () => {
  const engine = await startPdfium()
  const protection = {
    userPassword: '茶 tea',
    ownerPassword: 'owner',
    permissions: ['printing', 'accessibility'] as const,
  }
  const bytes = encrypt(engine, engine.open(buildTextPages('Green tea')), protection)
  expect(() => engine.open(bytes)).toThrow(expect.objectContaining({ code: 'needsPassword' }))
  expect(() => engine.open(bytes, 'tea')).toThrow(expect.objectContaining({ code: 'wrongPassword' }))
  for (const password of ['茶 tea', 'owner']) {
    const handle = engine.open(bytes, password)
    expect(isEncrypted(engine, handle)).toBe(true)
    expect(permissionsOf(engine, handle)).toEqual(protection.permissions)
    expect(pageText(engine, handle, 0)).toBe('Green tea')
  }
})

test('memory grows to hundreds of megabytes as needed', async () => {
  // It starts with 16 MB.
  const size = isLong ? 40_000_000 : 20_000_000
  const engine = await startPdfium()
  const large = buildPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 40 20]/Contents 4 0 R/Resources<<>>>>',
    stream(' '.repeat(size)),
  ])
  const handle = engine.open(large)
  expect(engine.pageCount(handle)).toBe(1)
  expect(engine.save(handle).length).toBeGreaterThan(size / 1024)
})
