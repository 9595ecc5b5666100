import type { Call } from '#kit/call.ts'
import type { RasterImage } from '../raster-image.ts'
import { type Encoding, write } from './encodings.ts'

/** An encoded image, and how it was encoded. */
export interface EncodedImage {
  image: RasterImage
  encoding: Encoding
  bytes: Uint8Array<ArrayBuffer>
}

/**
 * Encodes an image in each of the encodings, and returns the smallest file. If `isLastUse`, the last encoding may free
 * the image's pixels.
 */
export async function encodeSmallest(
  image: RasterImage,
  encodings: Encoding[],
  { isLastUse }: { isLastUse: boolean },
  call: Call,
): Promise<EncodedImage> {
  const results: EncodedImage[] = []
  for (const encoding of encodings) {
    call.signal.throwIfAborted()
    results.push(await encodeAs({ ...encoding, isLastUse: isLastUse && encoding === encodings.at(-1) }, image))
    call.progress(results.length / encodings.length)
  }
  return results.reduce((best, next) => (next.bytes.length < best.bytes.length ? next : best))
}

export const encodeAs = async (encoding: Encoding, image: RasterImage): Promise<EncodedImage> => ({
  image,
  encoding,
  bytes: await write(image, encoding),
})
