import { unzlibSync } from 'fflate'
import { textAt, viewOf } from '../../bytes.ts'
import { orientationOf } from '../../exif/exif.ts'
import type { InfoReader } from '../format-definition.ts'
import { isDamagedAncillary } from './ancillary-chunks.ts'
import { parseChunks, signature } from './chunks.ts'

export const reader: InfoReader = {
  detect: (bytes) => textAt(bytes, 0, signature.length) === signature,

  info(bytes) {
    const chunks = [...parseChunks(bytes)]
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
      warnings: profile === 'damaged' || chunks.some(isDamagedAncillary) ? ['damagedExtras'] : [],
    }
  },
}

/**
 * Reads an ICC profile, which follows a name terminated by NUL and a byte for its compression, always zlib.
 * Decompresses at most a mebibyte, since a few bytes can expand to gigabytes.
 */
function profileIn(data: Uint8Array | undefined): Uint8Array | 'damaged' | undefined {
  if (!data) return undefined
  try {
    return unzlibSync(data.subarray(data.indexOf(0) + 2), { out: new Uint8Array(2 ** 20) })
  } catch (error) {
    // fflate's errors have a code if the data is invalid; output that is too long throws RangeError.
    if (typeof Object(error).code !== 'number' && !(error instanceof RangeError)) throw error
    return error instanceof RangeError ? undefined : 'damaged'
  }
}
