import { defaultInfo, type ImageInfo } from '../image-info.ts'
import type { RasterImage } from '../raster-image.ts'
import { reader as avif } from './avif/info.ts'
import type { Decode } from './format-definition.ts'
import { reader as jpeg } from './jpeg/info.ts'
import { reader as jxl } from './jxl/info.ts'
import { reader as png } from './png/info.ts'
import { reader as webp } from './webp/info.ts'

/** An image file embedded in another. */
interface EmbeddedImage extends ImageInfo {
  decode(): Promise<RasterImage>
}

/**
 * Reads an image file embedded in another in place of pixels: a PNG in icons, also a JPEG in bitmaps for printers, and
 * other formats that some writers embed. Undefined if there is none. Formats that are never embedded, such as icons,
 * are left out.
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
