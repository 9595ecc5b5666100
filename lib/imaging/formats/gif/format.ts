import type { Encodes, FormatDefinition } from '../format-definition.ts'
import type { ImageFormats } from '../image-format.ts'

declare module '../image-format.ts' {
  interface ImageFormats {
    gif: FormatDefinition & Encodes
  }
}

/** GIF89a: its first frame, on the canvas that all frames share. */
export const format: ImageFormats['gif'] = {
  label: 'GIF',
  mediaType: 'image/gif',
  extensions: ['gif'],
  order: 6,
  hasAlpha: true,
  shownBy: 'all',
  decodeBytesPerPixel: 6,
  encode: {
    settings: [],
    bytesPerPixel: 14,
    maxSide: 65_535,
  },
}
