import { textAt } from '../../bytes.ts'
import type { Encodes, FormatDefinition, ReplacesMetadata } from '../format-definition.ts'
import type { ImageFormats } from '../image-format.ts'
import { readWebpInfo } from './info.ts'

declare module '../image-format.ts' {
  interface ImageFormats {
    webp: FormatDefinition & Encodes & ReplacesMetadata
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

  detect: (bytes) => textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP',

  info: readWebpInfo,

  decode: async (bytes, info) => (await import('./decode.ts')).decode(bytes, info),

  encode: {
    settings: ['quality', 'lossless'],
    bytesPerPixel: 15,
    maxSide: 16_383,
    write: async (image, settings) => (await import('./encode.ts')).encode(image, settings),
  },

  metadata: {
    isTurnedByExif: true,
    replace: async (bytes, exif) => (await import('./metadata.ts')).replaceMetadata(bytes, exif),
  },
}
