import { type Header, readHeader } from '#lib/imaging/metadata/header.ts'
import { mostPixels } from '#lib/imaging/read/decode.ts'
import { type MediaType, mediaTypeOf } from '#lib/media-type.ts'
import { errors } from '../errors.ts'

/** Reads what a file says of its picture, and refuses what cannot be compressed, before a pixel is decoded. */
export async function inspect(bytes: Uint8Array<ArrayBuffer>): Promise<Header> {
  const header = readHeader(bytes)
  if (!header) {
    const found = await mediaTypeOf(bytes)
    throw found?.type.startsWith('image/') ? errors.unsupported({ type: nameOf(found) }) : errors.notImage()
  }
  const { width, height } = header
  if (width * height > mostPixels) throw errors.tooLarge({ width, height, million: mostPixels / 1_000_000 })
  if (header.isAnimated) throw errors.animated()
  return header
}

/** As people call a format: GIF, SVG, HEIC. Most endings are its name, in small letters. */
const nameOf = ({ extension }: MediaType): string => names[extension] ?? extension.toUpperCase()

const names: Record<string, string> = {
  tif: 'TIFF',
  jp2: 'JPEG 2000',
  jpx: 'JPEG 2000',
  jpm: 'JPEG 2000',
  jxr: 'JPEG XR',
}
