import { joinBytes } from '../../../join-bytes.ts'
import { bytesOf, viewOf } from '../../bytes.ts'
import { type Chunk, chunksOf, type Features, featuresIn, flags } from './chunks.ts'

/** Takes all that is told about the image out of a WebP, and puts in a block of EXIF. */
export function replaceMetadata(bytes: Uint8Array, exif: Uint8Array | undefined): Uint8Array<ArrayBuffer> {
  const chunks = [...chunksOf(bytes)]
  const kept = chunks.filter(({ type }) => imageTypes.includes(type))
  const isExtended = chunks.some(({ type }) => type === 'VP8X')
  const extension = isExtended || exif ? [extensionOf(featuresIn(chunks), kept, exif !== undefined)] : []
  const block = exif ? [chunkOf('EXIF', exif)] : []
  return riffOf(...extension, ...kept.map(({ whole }) => whole), ...block)
}

/** Puts a color profile into a WebP that has none. */
export function embedProfile(bytes: Uint8Array, profile: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunks = [...chunksOf(bytes)]
  const kept = chunks.filter(({ type }) => imageTypes.includes(type) && type !== 'ICCP')
  const whole = chunkOf('ICCP', profile)
  const described: Chunk[] = [{ type: 'ICCP', data: profile, whole }, ...kept]
  return riffOf(extensionOf(featuresIn(chunks), described, false), whole, ...kept.map((chunk) => chunk.whole))
}

export const imageTypes = ['ICCP', 'ANIM', 'ANMF', 'ALPH', 'VP8 ', 'VP8L']

/** The chunk that says what else is in the file. */
function extensionOf({ width, height, hasAlpha }: Features, chunks: Chunk[], hasExif: boolean): Uint8Array {
  const has = (type: string) => chunks.some((chunk) => chunk.type === type)
  const data = new Uint8Array(10)
  data[0] =
    (has('ICCP') ? flags.profile : 0) |
    (has('ANIM') ? flags.animation : 0) |
    (hasAlpha ? flags.alpha : 0) |
    (hasExif ? flags.exif : 0)
  // Three bytes each, of which the next writes over what the last wrote too many.
  viewOf(data).setUint32(4, width - 1, true)
  data.set([height - 1, (height - 1) >> 8, (height - 1) >> 16], 7)
  return chunkOf('VP8X', data)
}

function chunkOf(type: string, data: Uint8Array): Uint8Array {
  return joinBytes(bytesOf(type), littleEndian(data.length), data, new Uint8Array(data.length & 1))
}

function riffOf(...chunks: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const body = joinBytes(bytesOf('WEBP'), ...chunks)
  return joinBytes(bytesOf('RIFF'), littleEndian(body.length), body)
}

const littleEndian = (number: number): Uint8Array => Uint8Array.of(number, number >>> 8, number >>> 16, number >>> 24)
