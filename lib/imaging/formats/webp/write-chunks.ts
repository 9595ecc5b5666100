import { joinBytes } from '../../../join-bytes.ts'
import { bytesOf } from '../../bytes.ts'
import { type Chunk, type Features, flags } from './chunks.ts'

/** Builds the VP8X chunk, whose flags say which other chunks are in the file. */
export function extendedHeader(
  { width, height, hasAlpha }: Features,
  chunks: readonly Pick<Chunk, 'type'>[],
): Uint8Array {
  const has = (type: string) => chunks.some((chunk) => chunk.type === type)
  const data = new Uint8Array(10)
  data[0] =
    (has('ICCP') ? flags.profile : 0) |
    (has('ANIM') ? flags.animation : 0) |
    (hasAlpha ? flags.alpha : 0) |
    (has('EXIF') ? flags.exif : 0) |
    (has('XMP ') ? flags.xmp : 0)
  data.set([...uint24Bytes(width - 1), ...uint24Bytes(height - 1)], 4)
  return buildChunk('VP8X', data)
}

export function buildChunk(type: string, data: Uint8Array): Uint8Array {
  return joinBytes(bytesOf(type), uint32LeBytes(data.length), data, new Uint8Array(data.length & 1))
}

export function buildRiff(...chunks: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const body = joinBytes(bytesOf('WEBP'), ...chunks)
  return joinBytes(bytesOf('RIFF'), uint32LeBytes(body.length), body)
}

/** Encodes an unsigned 24-bit integer, little-endian. */
export const uint24Bytes = (number: number): number[] => [number & 255, (number >> 8) & 255, (number >> 16) & 255]

const uint32LeBytes = (number: number): Uint8Array => Uint8Array.of(number, number >>> 8, number >>> 16, number >>> 24)
