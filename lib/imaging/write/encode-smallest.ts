import type { Call } from '#kit/call.ts'
import type { Picture } from '../picture.ts'
import { type Encoding, write } from './encodings.ts'

/** A picture as a file, and how it was written. */
export interface EncodedPicture {
  picture: Picture
  encoding: Encoding
  bytes: Uint8Array<ArrayBuffer>
}

/**
 * Writes a picture in every one of the encodings, and takes the smallest file. Where nobody needs the picture any more,
 * the last of them may give up its pixels.
 */
export async function encodeSmallest(
  picture: Picture,
  encodings: Encoding[],
  { isLastUse }: { isLastUse: boolean },
  call: Call,
): Promise<EncodedPicture> {
  const results: EncodedPicture[] = []
  for (const encoding of encodings) {
    call.signal.throwIfAborted()
    results.push(await encodeAs({ ...encoding, isLastUse: isLastUse && encoding === encodings.at(-1) }, picture))
    call.progress(results.length / encodings.length)
  }
  return results.reduce((best, next) => (next.bytes.length < best.bytes.length ? next : best))
}

export const encodeAs = async (encoding: Encoding, picture: Picture): Promise<EncodedPicture> => ({
  picture,
  encoding,
  bytes: await write(picture, encoding),
})
