import { type ImageInfo, usualInfo } from '../image-info.ts'
import type { RasterImage } from '../raster-image.ts'
import { format as avif } from './avif/format.ts'
import { format as jpeg } from './jpeg/format.ts'
import { format as jxl } from './jxl/format.ts'
import { format as png } from './png/format.ts'
import { format as webp } from './webp/format.ts'

/** An image in a file within another. */
interface EmbeddedImage extends ImageInfo {
  decode(): Promise<RasterImage>
}

/**
 * Reads a whole file that stands within another, in place of pixels: in icons a PNG, in bitmaps for printers a JPEG too, and
 * what else writers put there. Undefined where there is none. No icon holds an icon, so these are not all formats.
 */
export function readEmbedded(bytes: Uint8Array<ArrayBuffer>): EmbeddedImage | undefined {
  const name = names.find((each) => formats[each].detect(bytes))
  if (!name) return undefined
  const info = { format: name, ...usualInfo, ...formats[name].info(bytes) }
  return { ...info, decode: () => formats[name].decode(bytes, info, {}) }
}

const formats = { jpeg, webp, avif, png, jxl }

const names = ['jpeg', 'webp', 'avif', 'png', 'jxl'] as const satisfies (keyof typeof formats)[]
