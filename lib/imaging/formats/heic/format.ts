import type { FormatDefinition } from '../format-definition.ts'
import type { ImageFormats } from '../image-format.ts'

declare module '../image-format.ts' {
  interface ImageFormats {
    heic: FormatDefinition
  }
}

/** HEIC: HEVC images in boxes (ISO/IEC 23008-12). The decoder applies the orientation. */
export const format: ImageFormats['heic'] = {
  label: 'HEIC',
  mediaType: 'image/heic',
  extensions: ['heic', 'heif'],
  order: 11,
  hasAlpha: true,
  shownBy: 'some',
  decodeBytesPerPixel: 20,
}
