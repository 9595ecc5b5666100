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

/** Why a file is not even tried. */
export type Refusal = Unreadable | TooLarge

/**
 * Tells what image a file holds, or why it is not read, before memory is taken for its pixels.
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

/** Says of a file that cannot be read what it is, if it is an image at all. */
export async function whyUnreadable(bytes: Uint8Array<ArrayBuffer>): Promise<Unreadable> {
  const type = await mediaTypeOf(bytes)
  return type?.type.startsWith('image/')
    ? { code: 'unsupported', params: { type: nameOf(type) } }
    : { code: 'notImage', params: {} }
}

/** As people call a format: PSD, JPEG 2000. Most endings are its name, in small letters. */
const nameOf = ({ extension }: MediaType): string => names[extension] ?? extension.toUpperCase()

const names: Record<string, string> = {
  tif: 'TIFF',
  jp2: 'JPEG 2000',
  jpx: 'JPEG 2000',
  jpm: 'JPEG 2000',
  jxr: 'JPEG XR',
}
