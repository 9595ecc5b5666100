import { expect, test } from 'vitest'
import { decoders, encoders, metadataReplacers } from '#lib/imaging/formats/found-codecs.ts'
import { readers } from '#lib/imaging/formats/found-readers.ts'
import { metadataFormats, readableFormats, writableFormats } from './registry.ts'

const foldersOf = (found: object) => Object.keys(found).map((path) => path.split('/').at(-2))

test('a folder has every part that its format tells of, and no other', () => {
  const found = [readers, decoders, encoders, metadataReplacers].map((parts) => foldersOf(parts).sort())
  const told = [readableFormats, readableFormats, writableFormats, metadataFormats].map((names) => [...names].sort())
  expect(found).toEqual(told)
})

test('formats are listed in their order', () => {
  expect([...readableFormats].join(' ')).toBe('jpeg webp avif png jxl gif bmp ico tiff svg heic')
})
