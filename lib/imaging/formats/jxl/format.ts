import type { Encodes, FormatDefinition, ReplacesMetadata } from '../format-definition.ts'
import type { ImageFormats } from '../image-format.ts'

declare module '../image-format.ts' {
  interface ImageFormats {
    jxl: FormatDefinition & Encodes & ReplacesMetadata
  }
}

/** JPEG XL (ISO/IEC 18181): a codestream, bare or in boxes. The decoder applies the orientation. */
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
