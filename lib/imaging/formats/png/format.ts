import type { Encodes, FormatDefinition, ReplacesMetadata } from '../format-definition.ts'
import type { ImageFormats } from '../image-format.ts'

declare module '../image-format.ts' {
  interface ImageFormats {
    png: FormatDefinition & Encodes & ReplacesMetadata
  }
}

/** PNG (W3C, third edition): chunks. */
export const format: ImageFormats['png'] = {
  label: 'PNG',
  mediaType: 'image/png',
  extensions: ['png'],
  order: 4,
  hasAlpha: true,
  shownBy: 'all',
  decodeBytesPerPixel: 11,
  encode: {
    settings: ['colors'],
    bytesPerPixel: 9,
  },
  metadata: {
    isTurnedByExif: true,
  },
}
