// Photographs of today's cameras are processed within the memory limit of a run.
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadTool, readCatalogue } from '#core/load-tools.node.ts'
import { isLong } from '#lib/fixtures/runs.ts'
import { scaledTimeout } from '#lib/fixtures/scaled-timeout.ts'
import { openPool } from '../pool/pool.ts'
import { form } from './fixtures/calls.ts'
import { openApp } from './fixtures/open-app.ts'

let app: FastifyInstance
/** 24 million pixels, rotated by the orientation tag, with noise like that of cameras. */
let photo: File

beforeAll(async () => {
  const cards = (await readCatalogue()).filter(({ id }) => id.startsWith('image-'))
  const tools = await Promise.all(cards.map((card) => loadTool(card)))
  // The default memory limit, but not the default time, as this machine may be busy.
  app = await openApp({ tools, pool: await openPool({ seconds: scaledTimeout(120) }) })
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
  const create = { width: 6000, height: 4000, channels: 3, background: '#888', noise } as const
  const bytes = await sharp({ create }).jpeg({ quality: 90 }).withMetadata({ orientation: 6 }).toBuffer()
  photo = new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' })
})
afterAll(() => app.close())

/** Usually only the most common format; the others use the same code. */
const made = [
  ['image-converter/convert', 'jpeg'],
  ...(isLong
    ? ([
        ['image-compress/compress', 'auto'],
        ['image-converter/convert', 'webp'],
        ['image-converter/convert', 'png'],
      ] as const)
    : []),
] as const

test.each(made)('%s makes %s of 24 million pixels', async (operation, format) => {
  const parts: [string, string | File][] = [
    ['file', photo],
    ['format', format],
  ]
  const answer = await form(app, operation, parts, { accept: 'application/octet-stream' })
  expect(answer.statusCode).toBe(200)
  const { width, height } = await sharp(answer.rawPayload).metadata()
  expect([width, height]).toEqual([4000, 6000])
})

test.runIf(isLong)(
  'a photo of 48 million pixels is made smaller, and refused before any work where it is not',
  async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 4 } as const
    const create = { width: 8000, height: 6000, channels: 3, background: '#888', noise } as const
    const bytes = new Uint8Array(await sharp({ create }).jpeg({ quality: 80 }).toBuffer())
    const send = (...fields: [string, string][]) => {
      const parts: [string, string | File][] = [['file', new File([bytes], 'photo.jpg')], ...fields]
      return form(app, 'image-compress/compress', parts, { accept: 'application/octet-stream' })
    }
    const smaller = await send(['preset', 'web'])
    expect(smaller.statusCode).toBe(200)
    const { width, height } = await sharp(smaller.rawPayload).metadata()
    expect([width, height]).toEqual([1920, 1440])
    expect((await send()).json()).toMatchObject({ code: 422, data: { error: 'needsMemory' } })
  },
)

test.each(['avif', 'jxl'])('an image that exceeds the memory is refused before any work: %s', async (format) => {
  for (const operation of ['image-converter/convert', 'image-compress/compress']) {
    const answer = await form(app, operation, [
      ['file', photo],
      ['format', format],
    ])
    expect(answer.json()).toMatchObject({
      code: 422,
      data: {
        error: 'needsMemory',
        params: { width: 6000, height: 4000, mebibytes: 512, million: expect.any(Number) },
      },
    })
  }
})
