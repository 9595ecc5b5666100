import type { FormatDefinition } from '../format-definition.ts'
import type { ImageFormats } from '../image-format.ts'

declare module '../image-format.ts' {
  interface ImageFormats {
    heic: FormatDefinition
  }
}

/** HEIC: images of HEVC in boxes (ISO/IEC 23008-12). Its decoder turns the image by itself. */
export const format: ImageFormats['heic'] = {
  label: 'HEIC',
  mediaType: 'image/heic',
  extensions: ['heic', 'heif'],
  order: 11,
  hasAlpha: true,
  shownBy: 'some',
  decodeBytesPerPixel: 20,
}
