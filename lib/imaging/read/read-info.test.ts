import { readFileSync } from 'node:fs'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { orientationExif } from '../exif/exif.ts'
import { gradient } from '../fixtures/images.ts'
import { metadataFormats } from '../formats/all-formats.ts'
import type { MetadataFormat } from '../formats/format-definition.ts'
import { readItems } from '../iso-media/items.ts'
import { replaceMetadata } from '../metadata/replace-metadata.ts'
import { encode } from '../write/encode.ts'
import { decode } from './decode.ts'
import { readInfo } from './read-info.ts'

const fixture = (name: string) => new Uint8Array(readFileSync(`${import.meta.dirname}/../${name}`))
const camera = fixture('exif/fixtures/camera.exif')
const encoded = (format: MetadataFormat) => encode(gradient(40, 24), format, { quality: 90 })

const infoOf = (bytes: Uint8Array) => {
  const info = readInfo(bytes)
  if (!info) throw new Error('This is no image')
  return info
}

describe.each(metadataFormats)('%s', (format) => {
  test('is recognized by its bytes, with its size', async () => {
    expect(readInfo(await encoded(format))).toMatchObject({
      format,
      width: 40,
      height: 24,
      isAnimated: false,
      orientation: 1,
    })
  })

  test('is damaged if it ends after its first bytes', async () => {
    // A bare JPEG XL codestream has its properties in the first few bytes.
    const bytes = (await encoded(format)).subarray(0, format === 'jxl' ? 3 : 13)
    expect(() => readInfo(bytes)).toThrow(expect.objectContaining({ name: 'CodecError' }))
  })

  test('is the same image without its metadata', async () => {
    const bytes = await encoded(format)
    const stripped = await replaceMetadata(await replaceMetadata(bytes, format, { exif: camera }), format)
    expect(await decode(stripped, infoOf(stripped))).toEqual(await decode(bytes, infoOf(bytes)))
    expect(infoOf(stripped).exif).toBeUndefined()
  })
})

test.each(['jpeg', 'webp', 'png', 'jxl'] as const)('%s has the inserted EXIF', async (format) => {
  const bytes = await replaceMetadata(await encoded(format), format, { exif: camera })
  expect(infoOf(bytes).exif).toEqual(camera)
})

test.each(['jpeg', 'webp', 'png'] as const)('%s is rotated by its EXIF', async (format) => {
  const bytes = await replaceMetadata(await encoded(format), format, { exif: orientationExif(6) })
  expect(infoOf(bytes)).toMatchObject({ width: 40, height: 24, orientation: 6 })
  expect(await decode(bytes, infoOf(bytes))).toMatchObject({ width: 24, height: 40 })
})

test.each([
  ['in one scan', { chromaSubsampling: '4:4:4' }, 8.2],
  ['in several scans, with a quarter of the colors', { progressive: true, chromaSubsampling: '4:2:0' }, 11.2],
  ['in several scans, with all colors', { progressive: true, chromaSubsampling: '4:4:4' }, 14.2],
] as const)('JPEG says what memory its decoding takes: %s', async (_, options, bytesPerPixel) => {
  const { data, width, height } = gradient(40, 24)
  const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
    .jpeg(options)
    .toBuffer()
  expect(infoOf(new Uint8Array(jpeg)).decodeBytesPerPixel).toBeCloseTo(bytesPerPixel)
})

test('AVIF is rotated by its own properties, not by EXIF', async () => {
  const bytes = fixture('formats/avif/fixtures/turned.avif')
  expect(infoOf(bytes)).toMatchObject({ width: 32, height: 16, orientation: 8, exif: camera })
  const { width, height, data } = await decode(bytes, infoOf(bytes))
  expect({ width, height }).toEqual({ width: 16, height: 32 })
  // Red grew to the right; rotated by 90° counterclockwise, it grows upwards.
  expect(data[0]).toBeGreaterThan(220)
  expect(data.at(-4)).toBeLessThan(30)
})

test('the EXIF of AVIF begins where its offset points', () => {
  const bytes = fixture('formats/avif/fixtures/turned.avif')
  const item = readItems(bytes).find(({ type }) => type === 'Exif')?.bytes
  // The same length with four bytes before the TIFF data, which lose their last four.
  const begun = camera.slice(0, -4)
  item?.set([0, 0, 0, 4, 0, 0, 0, 0, ...begun])
  expect(infoOf(bytes).exif).toEqual(begun)
})

test('the metadata of AVIF is overwritten in place', async () => {
  const bytes = fixture('formats/avif/fixtures/turned.avif')
  const stripped = await replaceMetadata(bytes, 'avif')
  expect(Buffer.from(bytes).includes('31,14.1N')).toBe(true)
  expect(Buffer.from(stripped).includes('31,14.1N')).toBe(false)
  expect(Buffer.from(stripped).includes('maker note')).toBe(false)
  expect(infoOf(await replaceMetadata(bytes, 'avif', { exif: orientationExif(3) })).exif?.subarray(0, 26)).toEqual(
    orientationExif(3),
  )
  expect(await decode(stripped, infoOf(stripped))).toEqual(await decode(bytes, infoOf(bytes)))
})

test('a WebP of several frames is an animation', () => {
  expect(readInfo(fixture('formats/webp/fixtures/animated.webp'))).toMatchObject({
    format: 'webp',
    width: 1,
    height: 1,
    isAnimated: true,
  })
})

test('a JPEG XL of several frames is an animation', () => {
  // FF 0A, then from the lowest bit: small, height 8 x (1 + 2), ratio 1:1; not all_default, extra_fields: orientation
  // 1, no intrinsic size, no preview, animation.
  const bits = ['1', '01000', '100', '0', '1', '000', '0', '0', '1'].join('').padEnd(24, '0')
  const bytes = [0, 8, 16].map((at) => Number.parseInt([...bits.slice(at, at + 8)].reverse().join(''), 2))
  expect(readInfo(Uint8Array.of(0xff, 0x0a, ...bytes))).toMatchObject({ width: 24, height: 24, isAnimated: true })
})

test('comments and trailing data of a JPEG are removed', async () => {
  const bytes = await encoded('jpeg')
  const comment = Uint8Array.of(0xff, 0xfe, 0, 4, 0x68, 0x69)
  const told = Buffer.concat([bytes.subarray(0, 2), comment, bytes.subarray(2), Buffer.from('a video')])
  expect(await replaceMetadata(told, 'jpeg')).toEqual(bytes)
})

test('text is no image', () => {
  expect(readInfo(new TextEncoder().encode('no image at all'))).toBeUndefined()
  expect(readInfo(new Uint8Array())).toBeUndefined()
})

test('detects whether chroma is subsampled', async () => {
  const fullness = (format: MetadataFormat, quality: number) =>
    encode(gradient(40, 24), format, { quality }).then((b) => infoOf(b).hasFullColor)
  expect(
    await Promise.all([fullness('jpeg', 75), fullness('jpeg', 90), fullness('avif', 75), fullness('avif', 90)]),
  ).toEqual([false, true, false, true])
})

test('reads the color profile of a PNG', async () => {
  const bytes = await encoded('png')
  const profile = new TextEncoder().encode('a profile of some length, of some length')
  const data = Buffer.concat([Buffer.from('name\0\0'), deflateSync(profile)])
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from('iCCP'), data, Buffer.alloc(4)])
  chunk.writeUInt32BE(data.length)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4)
  // After the signature and IHDR.
  const told = Buffer.concat([bytes.subarray(0, 33), chunk, bytes.subarray(33)])
  expect(infoOf(told).profile).toEqual(profile)
  expect(infoOf(await replaceMetadata(told, 'png')).profile).toEqual(profile)
})

test('joins the numbered parts of the color profile of a JPEG', async () => {
  const bytes = await encoded('jpeg')
  const part = (number: number, text: string) => {
    const content = Buffer.from(`ICC_PROFILE\0${String.fromCharCode(number, 2)}${text}`, 'latin1')
    return Buffer.concat([Buffer.of(0xff, 0xe2, 0, content.length + 2), content])
  }
  const told = Buffer.concat([bytes.subarray(0, 2), part(2, 'file'), part(1, 'pro'), bytes.subarray(2)])
  expect(infoOf(told).profile).toEqual(new TextEncoder().encode('profile'))
  expect(infoOf(await replaceMetadata(told, 'jpeg')).profile).toEqual(new TextEncoder().encode('profile'))
})
