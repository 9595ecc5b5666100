import { brandsOf, readImageItem } from '../../iso-media/image-item.ts'
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

  // The last two are brands of AVIF too, which says so besides.
  detect(bytes) {
    const brands = brandsOf(bytes)
    const isOf = (names: RegExp) => brands.some((brand) => names.test(brand))
    return isOf(/^(he[iv][cmsx]|mif1|msf1)$/) && !isOf(/^avi[fs]$/)
  },

  info(bytes) {
    const { width, height, profile } = readImageItem(bytes)
    return { width, height, profile, isAnimated: brandsOf(bytes)[0] === 'hevc', hasFullColor: false }
  },

  decode: async (bytes, info) => (await import('./decode.ts')).decode(bytes, info),
}
