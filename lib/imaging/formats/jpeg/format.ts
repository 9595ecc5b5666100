import type { Encodes, FormatDefinition, ReplacesMetadata } from '../format-definition.ts'
import type { ImageFormats } from '../image-format.ts'

declare module '../image-format.ts' {
  interface ImageFormats {
    jpeg: FormatDefinition & Encodes & ReplacesMetadata
  }
}

/** JPEG (ITU-T T.81): segments, with the metadata at the beginning of the file. */
export const format: ImageFormats['jpeg'] = {
  label: 'JPEG',
  mediaType: 'image/jpeg',
  extensions: ['jpg', 'jpeg'],
  order: 1,
  hasAlpha: false,
  shownBy: 'all',
  decodeBytesPerPixel: 10,
  encode: {
    settings: ['quality', 'hasFullColor'],
    bytesPerPixel: 15,
    maxSide: 65_500,
  },
  metadata: {
    isTurnedByExif: true,
  },
}
