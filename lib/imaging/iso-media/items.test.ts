import { expect, test } from 'vitest'
import { exifIn } from './items.ts'

const tiff = [0x4d, 0x4d, 0, 42]
const id = [...new TextEncoder().encode('Exif\0\0')]

test.each([
  ['at once', [0, 0, 0, 0, ...tiff], tiff],
  ['after the identifier that the offset counts', [0, 0, 0, 6, ...id, ...tiff], tiff],
  ['after an identifier that the offset leaves out', [0, 0, 0, 0, ...id, ...tiff], tiff],
  ['after bytes that the offset counts', [0, 0, 0, 3, 1, 2, 3, ...tiff], tiff],
  ['nowhere, beyond the end', [0, 0, 1, 0, ...tiff], []],
  ['nowhere, without an offset', [0, 0], [0, 0]],
])('TIFF data begin %s', (_, item, expected) => expect([...exifIn(Uint8Array.from(item))]).toEqual(expected))
