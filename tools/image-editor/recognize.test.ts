import { expect, test } from 'vitest'
import { materialOf } from '#lib/recognition/material-of.ts'
import { drawn, fileOf, fixture } from './fixtures/pixels.ts'
import { recognize } from './recognize.ts'

const plain = drawn(20, 10, () => [1, 2, 3, 255])
const recognized = async (content: File | string) =>
  recognize(await materialOf(content)).map(({ operation, confidence }) => [operation, confidence])
const isImage = [['crop', 0.45]]

test.each(['png', 'jpeg', 'webp', 'gif', 'bmp', 'tiff', 'avif', 'jxl', 'ico'] as const)(
  '%s is an image that can be edited, after it is compressed or converted',
  async (format) => {
    expect(await recognized(await fileOf(plain, format))).toEqual(isImage)
  },
)

test('a drawing is one too', async () => {
  expect(await recognized(new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg'))).toEqual(isImage)
})

test.each(['told.jpg', 'told.png', 'told.webp', 'told.avif', 'told.jxl'])(
  '%s contains its location: inspecting comes first',
  async (name) => {
    expect(await recognized(fixture(name))).toEqual([['inspect', 0.75], ...isImage])
    const [first] = recognize(await materialOf(fixture(name)))
    expect(first?.brief).toEqual({ en: 'Contains the location it was taken at', zh: '含有拍摄位置' })
  },
)

test('an image whose EXIF has no place is one to edit', async () => {
  expect(await recognized(new File([await fixture('told.jpg').slice(0, 40).bytes()], 'cut.jpg'))).toEqual(isImage)
})

test.each<[string, BlobPart | undefined]>([
  ['crop this image for me', undefined],
  ['image/png', undefined],
  ['a PDF', '%PDF-1.7'],
  ['a ZIP', 'PK\x03\x04'],
  ['a text', 'JFIF Exif GPSLatitude'],
  ['JSON', '{"image": "a.png"}'],
])('%s is none', async (text, content) => {
  expect(await recognized(content === undefined ? text : new File([content], 'a'))).toEqual([])
})
