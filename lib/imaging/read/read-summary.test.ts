import { expect, test } from 'vitest'
import { orientationExif } from '../exif/exif.ts'
import { gradient } from '../fixtures/images.ts'
import type { WritableFormat } from '../formats/format-definition.ts'
import { replaceMetadata } from '../metadata/replace-metadata.ts'
import { encode } from '../write/encode.ts'
import { isLarge, readSummary } from './read-summary.ts'

const encoded = (format: WritableFormat) => encode(gradient(96, 64), format, { quality: 80 })
const fileOf = (...parts: BlobPart[]) => new File(parts, 'a')

test('an image tells its size as it is seen, upright', async () => {
  const bytes = await encoded('jpeg')
  expect(await readSummary(fileOf(bytes))).toEqual({ format: 'jpeg', size: { width: 96, height: 64 } })
  const turned = await replaceMetadata(bytes, 'jpeg', orientationExif(6))
  expect(await readSummary(fileOf(turned))).toEqual({ format: 'jpeg', size: { width: 64, height: 96 } })
})

test('the beginning is enough', async () => {
  const bytes = await encoded('jpeg')
  const long = fileOf(bytes.subarray(0, -20), new Uint8Array(400_000))
  expect(await readSummary(long)).toEqual({ format: 'jpeg', size: { width: 96, height: 64 } })
})

test('what is no image, or a broken one, tells nothing and fails nothing', async () => {
  expect(await readSummary(fileOf('some text'))).toEqual({})
  expect(await readSummary(fileOf())).toEqual({})
  const png = await encoded('png')
  expect(await readSummary(fileOf(png.subarray(0, 12)))).toEqual({})
})

test('above twelve million pixels an image is large', () => {
  expect(isLarge({ size: { width: 4000, height: 3000 } })).toBe(false)
  expect(isLarge({ size: { width: 4001, height: 3000 } })).toBe(true)
  expect(isLarge({})).toBe(false)
})
