import { type MediaType, mediaTypeOf } from '#lib/media-type.ts'
import { maxPixels } from '../max-pixels.ts'
import type { Size } from '../raster-image.ts'
import { type ImageSource, identify } from './identify.ts'

export type Unreadable =
  | { code: 'notImage'; params: Record<string, never> }
  | { code: 'unsupported'; params: { type: string } }

interface TooLarge {
  code: 'tooLarge'
  params: { width: number; height: number; million: number }
}

/** Why a file is refused before decoding. */
export type Refusal = Unreadable | TooLarge

/**
 * Identifies the image in a file, or says why it is refused, before its pixels take memory.
 *
 * @throws CodecError when it is damaged
 */
export async function inspect(bytes: Uint8Array<ArrayBuffer>): Promise<ImageSource | Refusal> {
  const picture = identify(bytes)
  return picture ? (tooLarge(picture) ?? picture) : whyUnreadable(bytes)
}

/** Refuses an image whose pixels would take gigabytes. */
export function tooLarge({ width, height }: Size): TooLarge | undefined {
  if (width * height <= maxPixels) return undefined
  return { code: 'tooLarge', params: { width, height, million: maxPixels / 1_000_000 } }
}

/** Says whether an unsupported file is an image at all, and of which format. */
export async function whyUnreadable(bytes: Uint8Array<ArrayBuffer>): Promise<Unreadable> {
  const type = await mediaTypeOf(bytes)
  return type?.type.startsWith('image/')
    ? { code: 'unsupported', params: { type: nameOf(type) } }
    : { code: 'notImage', params: {} }
}

/** Returns the name that people use for a format: PSD, JPEG 2000. Most extensions are the name in lower case. */
const nameOf = ({ extension }: MediaType): string => names[extension] ?? extension.toUpperCase()

const names: Record<string, string> = {
  tif: 'TIFF',
  jp2: 'JPEG 2000',
  jpx: 'JPEG 2000',
  jpm: 'JPEG 2000',
  jxr: 'JPEG XR',
}
