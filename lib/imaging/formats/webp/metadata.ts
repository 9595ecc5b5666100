import { type Chunk, parseChunks, parseFeatures } from './chunks.ts'
import { buildChunk, buildRiff, extendedHeader } from './write-chunks.ts'

/** Removes the metadata of a WebP, and inserts a block of EXIF. */
export function replaceMetadata(bytes: Uint8Array, exif: Uint8Array | undefined): Uint8Array<ArrayBuffer> {
  const chunks = [...parseChunks(bytes)]
  const kept = chunks.filter(({ type }) => imageTypes.includes(type))
  const isExtended = chunks.some(({ type }) => type === 'VP8X')
  const extension = isExtended || exif ? [extendedHeader(parseFeatures(chunks), kept, exif !== undefined)] : []
  const block = exif ? [buildChunk('EXIF', exif)] : []
  return buildRiff(...extension, ...kept.map(({ whole }) => whole), ...block)
}

/** Inserts an ICC profile into a WebP, replacing any other. */
export function embedProfile(bytes: Uint8Array, profile: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunks = [...parseChunks(bytes)]
  const kept = chunks.filter(({ type }) => imageTypes.includes(type) && type !== 'ICCP')
  const whole = buildChunk('ICCP', profile)
  const described: Chunk[] = [{ type: 'ICCP', data: profile, length: profile.length, whole }, ...kept]
  return buildRiff(extendedHeader(parseFeatures(chunks), described, false), whole, ...kept.map((chunk) => chunk.whole))
}

export const imageTypes = ['ICCP', 'ANIM', 'ANMF', 'ALPH', 'VP8 ', 'VP8L']
