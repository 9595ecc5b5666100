import { joinBytes } from '../../../join-bytes.ts'
import { bytesOf } from '../../bytes.ts'
import { type Chunk, type Features, flags } from './chunks.ts'

/** The chunk that says what else is in the file. */
export function extendedHeader(
  { width, height, hasAlpha }: Features,
  chunks: readonly Pick<Chunk, 'type'>[],
  hasExif: boolean,
): Uint8Array {
  const has = (type: string) => chunks.some((chunk) => chunk.type === type)
  const data = new Uint8Array(10)
  data[0] =
    (has('ICCP') ? flags.profile : 0) |
    (has('ANIM') ? flags.animation : 0) |
    (hasAlpha ? flags.alpha : 0) |
    (hasExif ? flags.exif : 0)
  data.set([...threeBytes(width - 1), ...threeBytes(height - 1)], 4)
  return chunkOf('VP8X', data)
}

export function chunkOf(type: string, data: Uint8Array): Uint8Array {
  return joinBytes(bytesOf(type), littleEndian(data.length), data, new Uint8Array(data.length & 1))
}

export function riffOf(...chunks: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const body = joinBytes(bytesOf('WEBP'), ...chunks)
  return joinBytes(bytesOf('RIFF'), littleEndian(body.length), body)
}

/** As sizes, places and times are written. */
export const threeBytes = (number: number): number[] => [number & 255, (number >> 8) & 255, (number >> 16) & 255]

const littleEndian = (number: number): Uint8Array => Uint8Array.of(number, number >>> 8, number >>> 16, number >>> 24)
