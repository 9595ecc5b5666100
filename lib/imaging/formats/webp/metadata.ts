import type { NewMetadata } from '../../metadata-block.ts'
import { type Chunk, parseChunks, parseFeatures } from './chunks.ts'
import { buildChunk, buildRiff, extendedHeader } from './write-chunks.ts'

/** Removes the metadata of a WebP, and inserts new EXIF and XMP. */
export function replaceMetadata(bytes: Uint8Array, { exif, xmp }: NewMetadata): Uint8Array<ArrayBuffer> {
  const chunks = [...parseChunks(bytes)]
  const kept = chunks.filter(({ type }) => imageTypes.includes(type))
  const isExtended = chunks.some(({ type }) => type === 'VP8X')
  const blocks = [{ type: 'EXIF', data: exif } as const, { type: 'XMP ', data: xmp } as const].flatMap(
    ({ type, data }) => (data ? [{ type, whole: buildChunk(type, data) }] : []),
  )
  const written = [...kept, ...blocks]
  const extension = isExtended || blocks.length > 0 ? [extendedHeader(parseFeatures(chunks), written)] : []
  return buildRiff(...extension, ...written.map(({ whole }) => whole))
}

/** Inserts an ICC profile into a WebP, replacing any other. */
export function embedProfile(bytes: Uint8Array, profile: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunks = [...parseChunks(bytes)]
  const kept = chunks.filter(({ type }) => imageTypes.includes(type) && type !== 'ICCP')
  const whole = buildChunk('ICCP', profile)
  const described: Chunk[] = [{ type: 'ICCP', data: profile, length: profile.length, whole }, ...kept]
  return buildRiff(extendedHeader(parseFeatures(chunks), described), whole, ...kept.map((chunk) => chunk.whole))
}

export const imageTypes = ['ICCP', 'ANIM', 'ANMF', 'ALPH', 'VP8 ', 'VP8L']
