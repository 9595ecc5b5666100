import { type Chunk, chunksOf, featuresIn } from './chunks.ts'
import { chunkOf, extendedHeader, riffOf } from './write-chunks.ts'

/** Takes all that is told about the image out of a WebP, and puts in a block of EXIF. */
export function replaceMetadata(bytes: Uint8Array, exif: Uint8Array | undefined): Uint8Array<ArrayBuffer> {
  const chunks = [...chunksOf(bytes)]
  const kept = chunks.filter(({ type }) => imageTypes.includes(type))
  const isExtended = chunks.some(({ type }) => type === 'VP8X')
  const extension = isExtended || exif ? [extendedHeader(featuresIn(chunks), kept, exif !== undefined)] : []
  const block = exif ? [chunkOf('EXIF', exif)] : []
  return riffOf(...extension, ...kept.map(({ whole }) => whole), ...block)
}

/** Puts a color profile into a WebP that has none. */
export function embedProfile(bytes: Uint8Array, profile: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunks = [...chunksOf(bytes)]
  const kept = chunks.filter(({ type }) => imageTypes.includes(type) && type !== 'ICCP')
  const whole = chunkOf('ICCP', profile)
  const described: Chunk[] = [{ type: 'ICCP', data: profile, length: profile.length, whole }, ...kept]
  return riffOf(extendedHeader(featuresIn(chunks), described, false), whole, ...kept.map((chunk) => chunk.whole))
}

export const imageTypes = ['ICCP', 'ANIM', 'ANMF', 'ALPH', 'VP8 ', 'VP8L']
