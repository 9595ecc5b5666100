// Decodes CMYK JPEGs of the gradient below, written by ImageMagick.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CodecError } from '../../codec-error.ts'
import { gradient } from '../../fixtures/images.ts'
import type { RasterImage } from '../../raster-image.ts'
import { identify } from '../../read/identify.ts'

const fixture = (name: string) => new Uint8Array(readFileSync(`${import.meta.dirname}/fixtures/${name}.jpg`))

async function read(bytes: Uint8Array<ArrayBuffer>): Promise<RasterImage> {
  const picture = identify(bytes)
  if (picture?.format !== 'jpeg') throw new Error('This is no JPEG')
  expect(picture.warnings).toEqual(['plainCmyk'])
  return picture.decode()
}

const colors = gradient(40, 24)
const difference = ({ data }: RasterImage, wanted = colors.data) =>
  data.reduce((max, value, index) => Math.max(max, Math.abs(value - (wanted[index] ?? 0))), 0)

/** The offset of the color transform in the Adobe APP14 segment. */
const transformOffset = (bytes: Uint8Array) => Buffer.from(bytes).indexOf('Adobe') + 11

test.each([
  ['ycck', 4],
  ['ycck-progressive', 8],
])('%s, whose samples Adobe stores inverted, decodes to the original image', async (name, max) => {
  const image = await read(fixture(name))
  expect([image.width, image.height]).toEqual([40, 24])
  expect(difference(image)).toBeLessThanOrEqual(max)
})

test('CMYK samples without YCCK transform are used as stored', async () => {
  const bytes = fixture('ycck')
  bytes[transformOffset(bytes)] = 0
  const image = await read(bytes)
  expect(difference(image)).toBeGreaterThan(50)
  // Without the Adobe segment they are not inverted: light becomes dark.
  const bare = bytes.slice()
  bare.set(Buffer.from('Other'), transformOffset(bytes) - 11)
  const other = await read(bare)
  expect(difference(other, image.data)).toBeGreaterThan(50)
  expect([other.width, other.height]).toEqual([40, 24])
})

test('components with the same identifier, as some programs write them, are told apart by their order', async () => {
  const bytes = fixture('ycck')
  const [frame, scan] = [0xc0, 0xda].map((marker) => Buffer.from(bytes).indexOf(Buffer.of(0xff, marker)))
  bytes[(frame ?? 0) + 10 + 3 * 3] = bytes[(frame ?? 0) + 10] ?? 0
  bytes[(scan ?? 0) + 5 + 2 * 3] = bytes[(scan ?? 0) + 5] ?? 0
  expect(difference(await read(bytes))).toBeLessThanOrEqual(4)
})

test.each(['ycck', 'ycck-progressive'])(
  '%s that is truncated or corrupt anywhere is decoded, or refused with a CodecError',
  async (name) => {
    const whole = fixture(name)
    for (let at = 2; at < whole.length; at += 7) {
      for (const bytes of [
        Uint8Array.of(...whole.subarray(0, at), 0xff, 0xd9),
        whole.with(at, (whole[at] ?? 0) ^ 0x55),
      ]) {
        try {
          await identify(bytes)?.decode()
        } catch (error) {
          expect(error).toBeInstanceOf(CodecError)
        }
      }
    }
  },
)
