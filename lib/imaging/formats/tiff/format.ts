import { textAt } from '../../bytes.ts'
import type { Encodes, FormatDefinition } from '../format-definition.ts'
import type { ImageFormats } from '../image-format.ts'
import { readLayout } from './layout.ts'

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

  detect: (bytes) => /^(II[*+]\0|MM\0[*+])$/.test(textAt(bytes, 0, 4)),

  info(bytes) {
    const { width, height, hasMorePages, photometric } = readLayout(bytes)
    const isCmyk = photometric === 5
    return { width, height, isAnimated: hasMorePages, isCmyk, warnings: isCmyk ? ['plainCmyk'] : [] }
  },

  decode: async (bytes) => (await import('./decode.ts')).decode(bytes),

  encode: {
    settings: [],
    bytesPerPixel: 12,
    write: async (image) => (await import('./encode.ts')).encode(image),
  },
}
