import { textAt, viewOf } from '../bytes.ts'
import { CodecError } from '../codec-error.ts'
import { readHeader } from '../metadata/header.ts'
import type { RasterImage } from '../raster-image.ts'
import { decode } from '../read/decode.ts'
import { decodeBitmap } from './bitmap.ts'
import { type BitmapHead, readBitmapHead } from './bitmap-head.ts'
import type { Reader } from './reader.ts'

/** BMP: a head of 14 bytes before a bitmap of Windows or OS/2. */
export const bmp: Reader = {
  isOf: (bytes) => textAt(bytes, 0, 2) === 'BM' && bytes.length > 18 && isHeadLength(viewOf(bytes).getUint32(14, true)),

  measure(bytes) {
    const { width, height } = readBitmapHead(bytes, 14)
    return { width, height, isAnimated: false }
  },

  decode(bytes) {
    const head = readBitmapHead(bytes, 14)
    const start = viewOf(bytes).getUint32(10, true)
    const isWrapped = head.compression === 4 || head.compression === 5
    return isWrapped ? unwrap(bytes.subarray(start), head) : decodeBitmap(bytes, head, start)
  },
}

/** Of Windows 12 and 40 to 124 bytes, of OS/2 12 and 16 to 64. */
const isHeadLength = (length: number): boolean => length === 12 || (length >= 16 && length <= 124)

/** Reads a JPEG or PNG that stands in place of the pixels, as it is sent to printers. */
async function unwrap(file: Uint8Array<ArrayBuffer>, { width, height }: BitmapHead): Promise<RasterImage> {
  const header = readHeader(file)
  if (header?.width !== width || header.height !== height) throw new CodecError('this bitmap holds another image')
  return decode(file, header)
}
