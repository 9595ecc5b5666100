import { defaultInfo, type ImageInfo } from '../image-info.ts'
import type { RasterImage } from '../raster-image.ts'
import { reader as avif } from './avif/info.ts'
import type { Decode } from './format-definition.ts'
import { reader as jpeg } from './jpeg/info.ts'
import { reader as jxl } from './jxl/info.ts'
import { reader as png } from './png/info.ts'
import { reader as webp } from './webp/info.ts'

/** An image in a file within another. */
interface EmbeddedImage extends ImageInfo {
  decode(): Promise<RasterImage>
}

/**
 * Reads a whole file that stands within another, in place of pixels: in icons a PNG, in bitmaps for printers a JPEG too, and
 * what else writers put there. Undefined where there is none. No icon holds an icon, so these are not all formats.
 */
export function readEmbedded(bytes: Uint8Array<ArrayBuffer>): EmbeddedImage | undefined {
  const match = formats.find(({ reader }) => reader.detect(bytes))
  if (!match) return undefined
  const info = { format: match.format, ...defaultInfo, ...match.reader.info(bytes) }
  return { ...info, decode: async () => (await match.load())(bytes, info, {}) }
}

const formats: { format: ImageInfo['format']; reader: typeof png; load(): Promise<Decode> }[] = [
  { format: 'jpeg', reader: jpeg, load: async () => (await import('./jpeg/decode.ts')).decode },
  { format: 'webp', reader: webp, load: async () => (await import('./webp/decode.ts')).decode },
  { format: 'avif', reader: avif, load: async () => (await import('./avif/decode.ts')).decode },
  { format: 'png', reader: png, load: async () => (await import('./png/decode.ts')).decode },
  { format: 'jxl', reader: jxl, load: async () => (await import('./jxl/decode.ts')).decode },
]
