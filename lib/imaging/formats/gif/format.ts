import type { Animates, Encodes, FormatDefinition } from '../format-definition.ts'
import type { ImageFormats } from '../image-format.ts'

declare module '../image-format.ts' {
  interface ImageFormats {
    gif: FormatDefinition & Encodes & Animates
  }
}

/** GIF89a: as a still image the first frame of an animation, on the canvas that all share; or all frames. */
export const format: ImageFormats['gif'] = {
  label: 'GIF',
  mediaType: 'image/gif',
  extensions: ['gif'],
  order: 6,
  hasAlpha: true,
  shownBy: 'all',
  decodeBytesPerPixel: 6,
  encode: {
    settings: ['colors'],
    bytesPerPixel: 14,
    maxSide: 65_535,
  },
  animation: {
    bytesPerPixel: 45,
  },
}
