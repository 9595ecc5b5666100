import type { Encodes, FormatDefinition } from '../format-definition.ts'
import type { ImageFormats } from '../image-format.ts'

declare module '../image-format.ts' {
  interface ImageFormats {
    tiff: FormatDefinition & Encodes
  }
}

/** TIFF 6.0 and BigTIFF: the first page. */
export const format: ImageFormats['tiff'] = {
  label: 'TIFF',
  mediaType: 'image/tiff',
  extensions: ['tiff', 'tif'],
  order: 9,
  hasAlpha: true,
  shownBy: 'none',
  decodeBytesPerPixel: 12,
  encode: {
    settings: [],
    bytesPerPixel: 12,
  },
}
