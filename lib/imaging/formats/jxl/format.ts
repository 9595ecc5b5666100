import type { Encodes, FormatDefinition, ReplacesMetadata } from '../format-definition.ts'
import type { ImageFormats } from '../image-format.ts'

declare module '../image-format.ts' {
  interface ImageFormats {
    jxl: FormatDefinition & Encodes & ReplacesMetadata
  }
}

/** JPEG XL (ISO/IEC 18181): a code stream, bare or in boxes. Its decoder turns the image by itself. */
export const format: ImageFormats['jxl'] = {
  label: 'JPEG XL',
  mediaType: 'image/jxl',
  extensions: ['jxl'],
  order: 5,
  hasAlpha: true,
  shownBy: 'some',
  decodeBytesPerPixel: 62,
  encode: {
    settings: ['quality'],
    bytesPerPixel: 70,
  },
  metadata: {
    isTurnedByExif: false,
  },
}
