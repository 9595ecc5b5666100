import { joinBytes } from '../../../join-bytes.ts'
import { bytesOf, textAt, uint32Bytes, viewOf } from '../../bytes.ts'
import { crc32 } from '../../crc32.ts'

export const signature = '\x89PNG\r\n\x1a\n'

/** A chunk of a PNG (W3C, third edition, section 5.3). */
export interface Chunk {
  type: string
  data: Uint8Array
  whole: Uint8Array
}

/** Parses the chunks up to IEND; anything after it is not part of the image. */
export function* parseChunks(bytes: Uint8Array): Generator<Chunk> {
  for (let at = signature.length; at < bytes.length; ) {
    const end = at + 12 + viewOf(bytes).getUint32(at)
    const type = textAt(bytes, at + 4, 4)
    yield { type, data: bytes.subarray(at + 8, end - 4), whole: bytes.subarray(at, end) }
    if (type === 'IEND') return
    at = end
  }
}

/** Builds a chunk: length, type, data, and checksum. */
export function buildChunk(type: string, data: Uint8Array): Uint8Array {
  const body = joinBytes(bytesOf(type), data)
  return joinBytes(uint32Bytes(data.length), body, uint32Bytes(crc32(body)))
}
