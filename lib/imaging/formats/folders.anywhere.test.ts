import { expect, test } from 'vitest'
import {
  decoders,
  encoders,
  frameDecoders,
  frameEncoders,
  metadataReplacers,
} from '#lib/imaging/formats/found-codecs.ts'
import { readers } from '#lib/imaging/formats/found-readers.ts'
import { animatedFormats, metadataFormats, readableFormats, writableFormats } from './all-formats.ts'

const foldersOf = (parts: object) => Object.keys(parts).map((path) => path.split('/').at(-2))

test('a folder has exactly the parts that its format declares', () => {
  const folders = [readers, decoders, encoders, metadataReplacers, frameDecoders, frameEncoders].map((parts) =>
    foldersOf(parts).sort(),
  )
  const names = [readableFormats, readableFormats, writableFormats, metadataFormats, animatedFormats, animatedFormats]
  const declared = names.map((each) => [...each].sort())
  expect(folders).toEqual(declared)
})

test('formats are listed in their order', () => {
  expect([...readableFormats].join(' ')).toBe('jpeg webp avif png jxl gif bmp ico tiff svg heic')
})
