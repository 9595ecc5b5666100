import { expect, test } from 'vitest'
import { orientationExif } from '../exif/exif.ts'
import { gradient } from '../fixtures/images.ts'
import type { WritableFormat } from '../formats/format-definition.ts'
import { replaceMetadata } from '../metadata/replace-metadata.ts'
import { encode } from '../write/encode.ts'
import { isLarge, readSummary } from './read-summary.ts'

const encoded = (format: WritableFormat) => encode(gradient(96, 64), format, { quality: 80 })
const fileOf = (...parts: BlobPart[]) => new File(parts, 'a')

test('gives the upright size of an image', async () => {
  const bytes = await encoded('jpeg')
  expect(await readSummary(fileOf(bytes))).toEqual({ format: 'jpeg', size: { width: 96, height: 64 } })
  const turned = await replaceMetadata(bytes, 'jpeg', { exif: orientationExif(6) })
  expect(await readSummary(fileOf(turned))).toEqual({ format: 'jpeg', size: { width: 64, height: 96 } })
})

test('needs only the beginning of a file', async () => {
  const bytes = await encoded('jpeg')
  const long = fileOf(bytes.subarray(0, -20), new Uint8Array(400_000))
  expect(await readSummary(long)).toEqual({ format: 'jpeg', size: { width: 96, height: 64 } })
})

test('gives nothing for a file that is no image or damaged, without failing', async () => {
  expect(await readSummary(fileOf('some text'))).toEqual({})
  expect(await readSummary(fileOf())).toEqual({})
  const png = await encoded('png')
  expect(await readSummary(fileOf(png.subarray(0, 12)))).toEqual({})
})

test('an image of more than twelve million pixels is large', () => {
  expect(isLarge({ size: { width: 4000, height: 3000 } })).toBe(false)
  expect(isLarge({ size: { width: 4001, height: 3000 } })).toBe(true)
  expect(isLarge({})).toBe(false)
})
