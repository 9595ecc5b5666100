import { brandsOf, readImageItem } from '../../iso-media/image-item.ts'
import type { InfoReader } from '../format-definition.ts'

export const reader: InfoReader = {
  // The last two are also brands of AVIF files, which have brands of their own besides.
  detect(bytes) {
    const brands = brandsOf(bytes)
    const isOf = (names: RegExp) => brands.some((brand) => names.test(brand))
    return isOf(/^(he[iv][cmsx]|mif1|msf1)$/) && !isOf(/^avi[fs]$/)
  },

  info(bytes) {
    const { width, height, profile } = readImageItem(bytes)
    return { width, height, profile, isAnimated: brandsOf(bytes)[0] === 'hevc', hasFullColor: false }
  },
}
