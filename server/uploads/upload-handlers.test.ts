import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { reencodeImage } from './upload-handlers.ts'

const red = () => sharp({ create: { width: 40, height: 20, channels: 3, background: '#c00' } })

test.each(['png', 'jpg', 'webp', 'avif', 'gif'] as const)(
  '%s is made anew in its own format, without what it carried',
  async (format) => {
    const type = format === 'jpg' ? 'jpeg' : format
    const sent = await red()
      .withExif({ IFD0: { Copyright: 'secret-place' } })
      .toFormat(type)
      .toBuffer()
    const made = await reencodeImage(sent)
    expect(made?.extension).toBe(format)
    const { width, height, exif } = await sharp(made?.bytes).metadata()
    expect([width, height, exif]).toEqual([40, 20, undefined])
    expect(made?.bytes.includes('secret-place')).toBe(false)
  },
)

test('an image is rotated by its orientation tag', async () => {
  const sent = await red().withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const { width, height } = await sharp((await reencodeImage(sent))?.bytes).metadata()
  expect([width, height]).toEqual([20, 40])
})

test('data appended to an image is removed', async () => {
  const sent = Buffer.concat([await red().png().toBuffer(), Buffer.from('<script>alert(1)</script>')])
  expect((await reencodeImage(sent))?.bytes.includes('script')).toBe(false)
})

test('an animated GIF keeps its frames', async () => {
  const frames = [red(), sharp({ create: { width: 40, height: 20, channels: 3, background: '#00c' } })]
  const pages = await Promise.all(frames.map((frame) => frame.png().toBuffer()))
  const sent = await sharp(pages, { join: { animated: true } })
    .gif()
    .toBuffer()
  expect((await sharp((await reencodeImage(sent))?.bytes, { animated: true }).metadata()).pages).toBe(2)
})

test('an icon is re-encoded', async () => {
  const png = await red().resize(32, 32).png().toBuffer()
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0])
  head.writeUInt32LE(png.length, 14)
  const made = await reencodeImage(Buffer.concat([head, png]))
  expect(made?.extension).toBe('ico')
  expect((await reencodeImage(made?.bytes ?? Buffer.of()))?.bytes).toEqual(made?.bytes)
})

test.each([
  ['nothing', Buffer.of()],
  ['text', Buffer.from('hello')],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a PNG cut off', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['an icon of nothing', Buffer.from([0, 0, 1, 0, 0, 0])],
  ['a PDF', Buffer.from('%PDF-1.7\n')],
])('%s is no image', async (_name, bytes) => {
  expect(await reencodeImage(bytes)).toBeUndefined()
})

test('a small file with a huge image is refused before it is decoded', async () => {
  const small = await red().png().toBuffer()
  // The width and height in the first chunk, and its CRC (PNG, section 11.2.2).
  small.writeUInt32BE(60_000, 16)
  small.writeUInt32BE(60_000, 20)
  small.writeUInt32BE(crc32(small.subarray(12, 29)), 29)
  expect((await sharp(small, { limitInputPixels: false }).metadata()).width).toBe(60_000)
  expect(await reencodeImage(small)).toBeUndefined()
})
