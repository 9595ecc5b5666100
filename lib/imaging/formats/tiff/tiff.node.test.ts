// Decodes TIFFs written by libtiff's tiffcp and ImageMagick. The color fixtures are the gradient below.
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { CodecError } from '../../codec-error.ts'
import { gradient } from '../../fixtures/images.ts'
import type { RasterImage } from '../../raster-image.ts'
import { identify } from '../../read/identify.ts'
import { buildTiff } from './fixtures/build-tiff.ts'

const fixture = (name: string) => new Uint8Array(readFileSync(`${import.meta.dirname}/fixtures/${name}.tif`))

async function read(bytes: Uint8Array<ArrayBuffer>): Promise<RasterImage> {
  const picture = identify(bytes)
  if (picture?.format !== 'tiff') throw new Error('This is no TIFF')
  return picture.decode()
}

const difference = (a: ArrayLike<number>, b: ArrayLike<number>) =>
  Array.from(a).reduce((max, value, index) => Math.max(max, Math.abs(value - (b[index] ?? 0))), 0)

test.each(['g3-1d', 'g3-2d', 'g4-lowest-first'])(
  'a fax of runs of every length is decoded as by libtiff: %s',
  async (name) => {
    const bytes = fixture(name)
    const expected = await sharp(bytes).toColorspace('srgb').ensureAlpha().raw().toBuffer()
    const { data } = await read(bytes)
    expect(data.length).toBe(expected.length)
    expect(difference(data, expected)).toBe(0)
  },
)

test.each([
  ['packbits-lowest-first', 1],
  ['lzw-lowest-first', 1],
  ['planes-tiles', 1],
  ['deep12', 1],
  ['float-predicted', 1],
  ['big', 1],
  ['cmyk-jpeg', 4],
])('%s decodes to the original image, within %i of 255', async (name, max) => {
  const { width, height, data } = await read(fixture(name))
  expect([width, height]).toEqual([40, 24])
  expect(difference(data, gradient(40, 24).data)).toBeLessThanOrEqual(max)
})

test('CMYK has a warning, RGB has none', () => {
  expect(identify(fixture('cmyk-jpeg'))?.warnings).toEqual(['plainCmyk'])
  expect(identify(fixture('big'))?.warnings).toEqual([])
})

test('the missing rows of a truncated fax are white, which is 0', async () => {
  const whole = await read(fixture('g4-lowest-first'))
  const longer = fixture('g4-lowest-first')
  const at = 10 + 12 * [...Array(20).keys()].findIndex((index) => entryTag(longer, index) === 257)
  const view = new DataView(longer.buffer)
  const start = view.getUint32(4, true)
  view.setUint16(start - 8 + at + 8, whole.height + 5, true)
  const { height, data } = await read(longer)
  expect(height).toBe(whole.height + 5)
  expect(data.subarray(0, whole.data.length)).toEqual(whole.data)
  expect(new Set(data.subarray(whole.data.length))).toEqual(new Set([0, 255]))
})

const entryTag = (bytes: Uint8Array, index: number) => {
  const view = new DataView(bytes.buffer)
  return view.getUint16(view.getUint32(4, true) + 2 + 12 * index, true)
}

describe('other color spaces', () => {
  test('converts Lab under D50', async () => {
    const lab = [
      [54, 81, 70],
      [88, -79, 81],
      [30, 68, -112],
      [100, 0, 0],
      [53, 0, 0],
    ]
    const strip = Int8Array.from(lab.flatMap(([l = 0, a = 0, b = 0]) => [Math.round((l * 255) / 100), a, b]))
    const { data } = await read(
      buildTiff(
        [
          [256, 'short', 5],
          [257, 'short', 1],
          [258, 'short', 8, 8, 8],
          [262, 'short', 8],
          [277, 'short', 3],
        ],
        new Uint8Array(strip.buffer),
      ),
    )
    const wanted = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255, 126, 126, 126, 255]
    expect(difference(data, wanted)).toBeLessThanOrEqual(10)
  })

  test('upsamples YCbCr with 4:2:0 chroma', async () => {
    const strip = Uint8Array.of(81, 81, 81, 145, 90, 240)
    const { data } = await read(
      buildTiff(
        [
          ...([
            [256, 'short', 2],
            [257, 'short', 2],
            [258, 'short', 8, 8, 8],
            [262, 'short', 6],
            [277, 'short', 3],
          ] as const),
          [530, 'short', 2, 2],
        ].map((field) => [...field]) as Parameters<typeof buildTiff>[0],
        strip,
      ),
    )
    expect([...data.subarray(0, 12)]).toEqual([238, 14, 14, 255, 238, 14, 14, 255, 238, 14, 14, 255])
    expect([...data.subarray(12, 14)]).toEqual([255, 78])
  })

  test('zero is mid-gray in signed samples', async () => {
    const fields: Parameters<typeof buildTiff>[0] = [
      [256, 'short', 3],
      [257, 'short', 1],
      [258, 'short', 8],
      [262, 'short', 1],
      [339, 'short', 2],
    ]
    const { data } = await read(buildTiff(fields, Uint8Array.of(0x80, 0, 0x7f)))
    expect([data[0], data[4], data[8]]).toEqual([0, 128, 255])
  })
})

test('decodes LZW from before TIFF 6.0, least significant bit first', async () => {
  const codes = [256, 10, 20, 30, 40, 257]
  let [bits, at] = [0n, 0n]
  for (const code of codes) {
    bits |= BigInt(code) << at
    at += 9n
  }
  const strip = Uint8Array.from({ length: 8 }, (_, index) => Number((bits >> BigInt(8 * index)) & 255n))
  const { data } = await read(
    buildTiff(
      [
        [256, 'short', 4],
        [257, 'short', 1],
        [258, 'short', 8],
        [259, 'short', 5],
        [262, 'short', 1],
      ],
      strip,
    ),
  )
  expect([data[0], data[4], data[8], data[12]]).toEqual([10, 20, 30, 40])
})

test('decodes an old-style JPEG at its offset', async () => {
  const { width, height, data } = gradient(48, 32)
  const jpeg = await sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 95 })
    .toBuffer()
  const expected = await sharp(jpeg).ensureAlpha().raw().toBuffer()
  const fields: Parameters<typeof buildTiff>[0] = [
    ...((
      [
        [256, 'short', 48],
        [257, 'short', 32],
        [258, 'short', 8, 8, 8],
        [259, 'short', 6],
        [262, 'short', 6],
        [277, 'short', 3],
      ] as const
    ).map((field) => [...field]) as Parameters<typeof buildTiff>[0]),
    // The offset of the JPEG: after the directory and the three bit depths.
    [513, 'long', 8 + 2 + 12 * 9 + 4 + 6],
  ]
  expect(difference((await read(buildTiff(fields, new Uint8Array(jpeg)))).data, expected)).toBeLessThanOrEqual(2)
})

test('a TIFF whose strips each refer to the entire file is refused before any is decoded', async () => {
  const fields: Parameters<typeof buildTiff>[0] = [
    [256, 'short', 8],
    [257, 'short', 5000],
    [258, 'short', 8],
    [262, 'short', 1],
    [266, 'short', 2],
    [278, 'short', 1],
  ]
  const bytes = buildTiff(fields, new Uint8Array(60_000), Array(5000).fill(0))
  await expect(read(bytes)).rejects.toThrow('this TIFF repeats itself')
})

test.each<[string, Parameters<typeof buildTiff>[0]]>([
  [
    'a fax-compressed strip with three components',
    [
      [258, 'short', 8, 8, 8],
      [259, 'short', 4],
      [262, 'short', 2],
      [277, 'short', 3],
    ],
  ],
  [
    'a fax with a tile of a hundred million pixels',
    [
      [258, 'short', 1],
      [259, 'short', 4],
      [262, 'short', 0],
      [322, 'long', 100_000_000],
      [323, 'long', 1],
      [324, 'long', ...Array(64).fill(8)],
    ],
  ],
  [
    'unequal bit depths',
    [
      [258, 'short', 5, 6, 5],
      [262, 'short', 2],
      [277, 'short', 3],
    ],
  ],
  [
    'an unknown predictor',
    [
      [258, 'short', 8],
      [262, 'short', 1],
      [317, 'short', 9],
    ],
  ],
  [
    'a fax with undefined codes',
    [
      [258, 'short', 1],
      [259, 'short', 4],
      [262, 'short', 0],
    ],
  ],
  [
    'an old-style JPEG without tables',
    [
      [258, 'short', 8],
      [259, 'short', 6],
      [262, 'short', 1],
    ],
  ],
])('%s is refused with a CodecError', async (_, fields) => {
  const bytes = buildTiff([[256, 'short', 64], [257, 'short', 64], ...fields], new Uint8Array(300))
  await expect(read(bytes)).rejects.toThrow(CodecError)
})

test.each(['g3-2d', 'g4-lowest-first', 'lzw-lowest-first', 'planes-tiles', 'deep12', 'big', 'cmyk-jpeg'])(
  '%s that is truncated or corrupt anywhere is decoded, or refused with a CodecError',
  async (name) => {
    const whole = fixture(name)
    const step = Math.ceil(whole.length / 40)
    for (let at = 0; at < whole.length; at += step) {
      for (const bytes of [whole.slice(0, at), whole.with(at, (whole[at] ?? 0) ^ 0x55)]) {
        try {
          const picture = identify(bytes)
          if (picture && picture.width * picture.height < 1_000_000) await picture.decode()
        } catch (error) {
          expect(error).toBeInstanceOf(CodecError)
        }
      }
    }
  },
)
