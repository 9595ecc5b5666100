import { textAt, viewOf } from '../bytes.ts'
import { decodeBitmap } from './bitmap.ts'
import { readBitmapHead } from './bitmap-head.ts'
import type { Reader } from './reader.ts'

/** BMP: a head of 14 bytes before a bitmap of Windows or OS/2. */
export const bmp: Reader = {
  isOf: (bytes) =>
    textAt(bytes, 0, 2) === 'BM' &&
    bytes.length > 18 &&
    [12, 40, 52, 56, 64, 108, 124].includes(viewOf(bytes).getUint32(14, true)),

  measure(bytes) {
    const { width, height } = readBitmapHead(bytes, 14)
    return { width, height, isAnimated: false }
  },

  decode: (bytes) => decodeBitmap(bytes, readBitmapHead(bytes, 14), viewOf(bytes).getUint32(10, true)),
}
