import type { Animates, Encodes, FormatDefinition, ReplacesMetadata } from '../format-definition.ts'
import type { ImageFormats } from '../image-format.ts'

declare module '../image-format.ts' {
  interface ImageFormats {
    webp: FormatDefinition & Encodes & ReplacesMetadata & Animates
  }
}

/** WebP (RFC 9649): chunks in a RIFF file. */
export const format: ImageFormats['webp'] = {
  label: 'WebP',
  mediaType: 'image/webp',
  extensions: ['webp'],
  order: 2,
  hasAlpha: true,
  shownBy: 'all',
  decodeBytesPerPixel: 9,
  encode: {
    settings: ['quality', 'lossless'],
    bytesPerPixel: 15,
    maxSide: 16_383,
  },
  metadata: {
    isTurnedByExif: true,
  },
  animation: {
    bytesPerPixel: 55,
  },
}
