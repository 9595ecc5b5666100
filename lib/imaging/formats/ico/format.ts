import type { Encodes, FormatDefinition } from '../format-definition.ts'
import type { ImageFormats } from '../image-format.ts'

declare module '../image-format.ts' {
  interface ImageFormats {
    ico: FormatDefinition & Encodes
  }
}

/** ICO and CUR: the largest image in it, a PNG or a bitmap with a transparency mask. */
export const format: ImageFormats['ico'] = {
  label: 'ICO',
  mediaType: 'image/x-icon',
  extensions: ['ico', 'cur'],
  order: 8,
  hasAlpha: true,
  shownBy: 'all',
  decodeBytesPerPixel: 5,
  encode: {
    settings: ['sizes'],
    bytesPerPixel: 5,
  },
}
