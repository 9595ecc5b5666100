import { unzlibSync } from 'fflate'
import { textAt, viewOf } from '../../bytes.ts'
import { orientationOf } from '../../exif/exif.ts'
import type { InfoReader } from '../format-definition.ts'
import { chunksOf, signature } from './chunks.ts'
import { isDamaged } from './extras.ts'

export const reader: InfoReader = {
  detect: (bytes) => textAt(bytes, 0, signature.length) === signature,

  info(bytes) {
    const chunks = [...chunksOf(bytes)]
    const data = (type: string) => chunks.find((chunk) => chunk.type === type)?.data
    const exif = data('eXIf')
    const profile = profileIn(data('iCCP'))
    return {
      width: viewOf(bytes).getUint32(16),
      height: viewOf(bytes).getUint32(20),
      isAnimated: data('acTL') !== undefined,
      orientation: orientationOf(exif),
      exif,
      profile: profile === 'damaged' ? undefined : profile,
      warnings: profile === 'damaged' || chunks.some(isDamaged) ? ['damagedExtras'] : [],
    }
  },
}

/**
 * A profile has a name that ends with 0 and a byte for its compression, which is always zlib's. A few bytes can be made
 * to unfold to gigabytes, so no more than a mebibyte is read.
 */
function profileIn(data: Uint8Array | undefined): Uint8Array | 'damaged' | undefined {
  if (!data) return undefined
  try {
    return unzlibSync(data.subarray(data.indexOf(0) + 2), { out: new Uint8Array(2 ** 20) })
  } catch (error) {
    // The library numbers what is wrong with the data; what is too long for the profile is out of range.
    if (typeof Object(error).code !== 'number' && !(error instanceof RangeError)) throw error
    return error instanceof RangeError ? undefined : 'damaged'
  }
}
