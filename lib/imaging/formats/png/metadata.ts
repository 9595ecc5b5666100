import { joinBytes } from '../../../join-bytes.ts'
import { bytesOf } from '../../bytes.ts'
import { buildChunk, parseChunks, signature } from './chunks.ts'

/** Removes the metadata of a PNG, and inserts a block of EXIF. */
export function replaceMetadata(bytes: Uint8Array, exif: Uint8Array | undefined): Uint8Array<ArrayBuffer> {
  const [header, ...rest] = [...parseChunks(bytes)]
    .filter(({ type }) => isEssentialChunk(type))
    .map(({ whole }) => whole)
  const block = exif ? buildChunk('eXIf', exif) : new Uint8Array()
  return joinBytes(bytesOf(signature), header ?? new Uint8Array(), block, ...rest)
}

/**
 * Whether a chunk is needed to display the image: critical chunks, whose type begins with a capital letter, and
 * ancillary ones that affect colors or animation.
 */
export const isEssentialChunk = (type: string): boolean =>
  /^[A-Z]/.test(type) || /^(tRNS|cHRM|gAMA|iCCP|sBIT|sRGB|cICP|mDCV|cLLI|bKGD|pHYs|acTL|fcTL|fdAT)$/.test(type)
