import { type Header, readHeader } from '#lib/imaging/metadata/header.ts'
import { mostPixels } from '#lib/imaging/read/decode.ts'
import { mediaTypeOf } from '#lib/media-type.ts'
import { errors } from '../errors.ts'

/** Reads what a file says of its picture, and refuses what cannot be compressed, before a pixel is decoded. */
export async function inspect(bytes: Uint8Array<ArrayBuffer>): Promise<Header> {
  const header = readHeader(bytes)
  if (!header) {
    const type = (await mediaTypeOf(bytes))?.type ?? ''
    throw type.startsWith('image/') ? errors.unsupported({ type }) : errors.notImage()
  }
  const { width, height } = header
  if (width * height > mostPixels) throw errors.tooLarge({ width, height, million: mostPixels / 1_000_000 })
  if (header.isAnimated) throw errors.animated()
  return header
}
