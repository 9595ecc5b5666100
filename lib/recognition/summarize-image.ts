import type { Localized } from '#kit/language.ts'
import { CodecError } from '../imaging/codec-error.ts'
import { metadataFormats } from '../imaging/formats/all-formats.ts'
import { readInfoFromStart } from '../imaging/read/read-info.ts'
import { uprightSize } from '../imaging/transform/orientation.ts'
import { fileKinds } from './file-kinds.ts'
import { fileSignature } from './file-signature.ts'

/**
 * Returns the format and the displayed size of an image from the beginning of its file; undefined if that is not
 * enough.
 */
export function summarizeImage(bytes: Uint8Array): Localized | undefined {
  const signature = fileSignature(bytes) ?? ''
  const size = signature === 'gif' ? sizeOfGif(bytes) : sizeOf(bytes)
  const name = fileKinds[signature]?.name
  return size && name ? { en: `${name}, ${size}`, zh: `${name}，${size}` } : undefined
}

function sizeOf(bytes: Uint8Array): string | undefined {
  try {
    const info = readInfoFromStart(bytes.subarray(0, looksAt))
    // Other formats may have their size anywhere in the file.
    if (!info || !metadataFormats.some((name) => name === info.format)) return undefined
    const { width, height } = uprightSize(info)
    return `${width} × ${height}`
  } catch (error) {
    if (error instanceof CodecError) return undefined
    throw error
  }
}

/** In bytes. */
const looksAt = 100_000

/** GIF89a, section 18: after six characters the width, then the height. */
function sizeOfGif(bytes: Uint8Array): string | undefined {
  const [, , , , , , w0, w1, h0, h1] = bytes
  if (w0 === undefined || w1 === undefined || h0 === undefined || h1 === undefined) return undefined
  return `${w0 + w1 * 256} × ${h0 + h1 * 256}`
}
