import { textAt, viewOf } from '../../bytes.ts'
import type { Encodes, FormatDefinition } from '../format-definition.ts'
import type { ImageFormats } from '../image-format.ts'
import { readBitmapHead } from './bitmap-head.ts'

declare module '../image-format.ts' {
  interface ImageFormats {
    bmp: FormatDefinition & Encodes
  }
}

/** BMP: a head of 14 bytes before a bitmap of Windows or OS/2. */
export const format: ImageFormats['bmp'] = {
  label: 'BMP',
  mediaType: 'image/bmp',
  extensions: ['bmp'],
  order: 7,
  hasAlpha: true,
  shownBy: 'all',
  decodeBytesPerPixel: 5,

  detect: (bytes) =>
    textAt(bytes, 0, 2) === 'BM' && bytes.length > 18 && isHeadLength(viewOf(bytes).getUint32(14, true)),

  info(bytes) {
    const { width, height } = readBitmapHead(bytes, 14)
    return { width, height }
  },

  decode: async (bytes) => (await import('./decode.ts')).decode(bytes),

  encode: {
    settings: [],
    bytesPerPixel: 8,
    write: async (image) => (await import('./encode.ts')).encode(image),
  },
}

/** Of Windows 12 and 40 to 124 bytes, of OS/2 12 and 16 to 64. */
const isHeadLength = (length: number): boolean => length === 12 || (length >= 16 && length <= 124)
