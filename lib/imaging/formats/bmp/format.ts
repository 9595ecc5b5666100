import type { Encodes, FormatDefinition } from '../format-definition.ts'
import type { ImageFormats } from '../image-format.ts'

declare module '../image-format.ts' {
  interface ImageFormats {
    bmp: FormatDefinition & Encodes
  }
}

/** BMP: a file header of 14 bytes before a bitmap of Windows or OS/2. */
export const format: ImageFormats['bmp'] = {
  label: 'BMP',
  mediaType: 'image/bmp',
  extensions: ['bmp'],
  order: 7,
  hasAlpha: true,
  shownBy: 'all',
  decodeBytesPerPixel: 5,
  encode: {
    settings: [],
    bytesPerPixel: 8,
  },
}
