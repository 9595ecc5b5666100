import { unzlibSync } from 'fflate'
import { joinBytes } from '../../join-bytes.ts'
import { bigEndian, bytesOf, textAt, viewOf } from '../bytes.ts'
import type { Container } from './container.ts'
import { crc32 } from './crc32.ts'
import { orientationOf } from './exif.ts'
import { type Chunk, isDamaged } from './png-extras.ts'

/** PNG (W3C, third edition): chunks. */
export const png: Container = {
  isOf: (bytes) => textAt(bytes, 0, signature.length) === signature,

  read(bytes) {
    const chunks = [...chunksOf(bytes)]
    const data = (type: string) => chunks.find((chunk) => chunk.type === type)?.data
    const exif = data('eXIf')
    const profile = profileIn(data('iCCP'))
    return {
      width: viewOf(bytes).getUint32(16),
      height: viewOf(bytes).getUint32(20),
      isAnimated: data('acTL') !== undefined,
      hasFullColor: true,
      orientation: orientationOf(exif),
      exif,
      profile: profile === 'damaged' ? undefined : profile,
      hasDamagedExtras: profile === 'damaged' || chunks.some(isDamaged),
    }
  },

  replaceMetadata(bytes, exif) {
    const [header, ...rest] = [...chunksOf(bytes)].filter(({ type }) => isNeeded(type)).map(({ whole }) => whole)
    const block = exif ? chunkOf('eXIf', exif) : new Uint8Array()
    return joinBytes(bytesOf(signature), header ?? new Uint8Array(), block, ...rest)
  },
}

/**
 * The parts of a file that its pixels are made of. What else is told of them may be damaged, and no decoder is to stumble
 * over it.
 */
export function pixelPartsOf(bytes: Uint8Array): Uint8Array[] {
  const needed = [...chunksOf(bytes)].filter((chunk) => /^([A-Z]|tRNS$)/.test(chunk.type) && !isDamaged(chunk))
  return [bytes.subarray(0, signature.length), ...needed.map(({ whole }) => whole)]
}

export const signature = '\x89PNG\r\n\x1a\n'

/** Reads the chunks up to the last; what follows it is no part of the image. */
function* chunksOf(bytes: Uint8Array): Generator<Chunk> {
  for (let at = signature.length; at < bytes.length; ) {
    const end = at + 12 + viewOf(bytes).getUint32(at)
    const type = textAt(bytes, at + 4, 4)
    yield { type, data: bytes.subarray(at + 8, end - 4), whole: bytes.subarray(at, end) }
    if (type === 'IEND') return
    at = end
  }
}

/** A capital letter marks what no decoder can do without; of the others, those that change how pixels look or move. */
const isNeeded = (type: string): boolean =>
  /^[A-Z]/.test(type) || /^(tRNS|cHRM|gAMA|iCCP|sBIT|sRGB|cICP|mDCV|cLLI|bKGD|pHYs|acTL|fcTL|fdAT)$/.test(type)

/** Wraps data as a chunk, with its length before it and its checksum behind. */
export function chunkOf(type: string, data: Uint8Array): Uint8Array {
  const body = joinBytes(bytesOf(type), data)
  return joinBytes(bigEndian(data.length), body, bigEndian(crc32(body)))
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
