import type { Localized } from '#kit/language.ts'
import { CodecError } from '../imaging/codec-error.ts'
import { readHeader } from '../imaging/metadata/header.ts'
import { joinBytes } from '../join-bytes.ts'
import { fileKinds } from './file-kinds.ts'
import { fileSignature } from './file-signature.ts'

/** Says the format and the size of an image as it is seen, by the beginning of its file; undefined where that does not tell. */
export function imageInShort(bytes: Uint8Array): Localized | undefined {
  const signature = fileSignature(bytes) ?? ''
  const size = signature === 'gif' ? sizeOfGif(bytes) : sizeOf(bytes)
  const name = fileKinds[signature]?.name
  return size && name ? { en: `${name}, ${size}`, zh: `${name}，${size}` } : undefined
}

function sizeOf(bytes: Uint8Array): string | undefined {
  try {
    const header = readHeader(joinBytes(bytes.subarray(0, looksAt), endOfJpeg))
    if (!header) return undefined
    const { width, height, orientation } = header
    // From 5 on the image lies on its side.
    return orientation < 5 ? `${width} × ${height}` : `${height} × ${width}`
  } catch (error) {
    if (error instanceof CodecError) return undefined
    throw error
  }
}

/** In bytes. */
const looksAt = 100_000
/** A JPEG is read to its end only, which may be beyond what is looked at. */
const endOfJpeg = Uint8Array.of(0xff, 0xd9)

/** GIF89a, section 18: after six characters the width, then the height. */
function sizeOfGif(bytes: Uint8Array): string | undefined {
  const [, , , , , , w0, w1, h0, h1] = bytes
  if (w0 === undefined || w1 === undefined || h0 === undefined || h1 === undefined) return undefined
  return `${w0 + w1 * 256} × ${h0 + h1 * 256}`
}
