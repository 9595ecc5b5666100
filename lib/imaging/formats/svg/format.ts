import type { FormatDefinition } from '../format-definition.ts'
import type { ImageFormats } from '../image-format.ts'

declare module '../image-format.ts' {
  interface ImageFormats {
    svg: FormatDefinition
  }
}

/** SVG, at any scale. */
export const format: ImageFormats['svg'] = {
  label: 'SVG',
  mediaType: 'image/svg+xml',
  extensions: ['svg'],
  order: 10,
  hasAlpha: true,
  isVector: true,
  shownBy: 'all',
  decodeBytesPerPixel: 12,
}
