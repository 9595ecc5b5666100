import type { Call } from '#kit/call.ts'
import type { RasterImage } from '../raster-image.ts'
import { type Encoding, write } from './encodings.ts'

/** An image as a file, and how it was written. */
export interface EncodedImage {
  image: RasterImage
  encoding: Encoding
  bytes: Uint8Array<ArrayBuffer>
}

/**
 * Writes an image in every one of the encodings, and takes the smallest file. Where nobody needs the image any more,
 * the last of them may give up its pixels.
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
