import { joinBytes } from '../../../join-bytes.ts'
import { uint32Bytes, bytesOf, textAt, viewOf } from '../../bytes.ts'
import { crc32 } from '../../crc32.ts'

export const signature = '\x89PNG\r\n\x1a\n'

/** A piece of a PNG (W3C, third edition, section 5.3). */
export interface Chunk {
  type: string
  data: Uint8Array
  whole: Uint8Array
}

/** Reads the chunks up to the last; what follows it is no part of the image. */
export function* chunksOf(bytes: Uint8Array): Generator<Chunk> {
  for (let at = signature.length; at < bytes.length; ) {
    const end = at + 12 + viewOf(bytes).getUint32(at)
    const type = textAt(bytes, at + 4, 4)
    yield { type, data: bytes.subarray(at + 8, end - 4), whole: bytes.subarray(at, end) }
    if (type === 'IEND') return
    at = end
  }
}

/** Wraps data as a chunk, with its length before it and its checksum behind. */
export function chunkOf(type: string, data: Uint8Array): Uint8Array {
  const body = joinBytes(bytesOf(type), data)
  return joinBytes(uint32Bytes(data.length), body, uint32Bytes(crc32(body)))
}
