import { joinBytes } from '../../../join-bytes.ts'
import { bytesOf } from '../../bytes.ts'
import { chunkOf, chunksOf, signature } from './chunks.ts'

/** Takes all that is told about the image out of a PNG, and puts in a block of EXIF. */
export function replaceMetadata(bytes: Uint8Array, exif: Uint8Array | undefined): Uint8Array<ArrayBuffer> {
  const [header, ...rest] = [...chunksOf(bytes)].filter(({ type }) => needsChunk(type)).map(({ whole }) => whole)
  const block = exif ? chunkOf('eXIf', exif) : new Uint8Array()
  return joinBytes(bytesOf(signature), header ?? new Uint8Array(), block, ...rest)
}

/** A capital letter marks what no decoder can do without; of the others, those that change how pixels look or move. */
export const needsChunk = (type: string): boolean =>
  /^[A-Z]/.test(type) || /^(tRNS|cHRM|gAMA|iCCP|sBIT|sRGB|cICP|mDCV|cLLI|bKGD|pHYs|acTL|fcTL|fdAT)$/.test(type)
