import type { Encodes, FormatDefinition, ReplacesMetadata } from '../format-definition.ts'
import type { ImageFormats } from '../image-format.ts'

declare module '../image-format.ts' {
  interface ImageFormats {
    avif: FormatDefinition & Encodes & ReplacesMetadata
  }
}

/** AVIF: items in boxes (AV1 Image File Format; ISO/IEC 23008-12). EXIF does not affect the orientation. */
export const format: ImageFormats['avif'] = {
  label: 'AVIF',
  mediaType: 'image/avif',
  extensions: ['avif'],
  order: 3,
  hasAlpha: true,
  shownBy: 'all',
  decodeBytesPerPixel: 23,
  encode: {
    settings: ['quality', 'hasFullColor'],
    bytesPerPixel: 26,
  },
  metadata: {
    isTurnedByExif: false,
  },
}
