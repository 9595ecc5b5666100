import type { ImageFormat } from '../formats/image-format.ts'
import type { Size } from '../raster-image.ts'
import { uprightSize } from '../transform/orientation.ts'

/** The format and upright size of an image, as far as the beginning of the file gives them; empty if it does not. */
export interface ImageSummary {
  size?: Size
  format?: ImageFormat
}

/** The bytes to read. Formats store the size early, though cameras put a preview and a color profile before it. */
const headLength = 262_144

/** Summarizes an image from the beginning of its file, quickly enough to do so before any run. Never rejects. */
export async function readSummary(file: File): Promise<ImageSummary> {
  try {
    // Readers of all formats are of no use to a page before it has a file.
    const { readInfoFromStart } = await import('./read-info.ts')
    const info = readInfoFromStart(new Uint8Array(await file.slice(0, headLength).arrayBuffer()))
    return info ? { format: info.format, size: uprightSize(info) } : {}
  } catch {
    return {}
  }
}

/** The pixels above which processing two images at once would take gigabytes. */
const maxConcurrentPixels = 12_000_000

/** Whether an image is so large that it should be processed alone. */
export const isLarge = ({ size }: Pick<ImageSummary, 'size'>): boolean =>
  size !== undefined && size.width * size.height > maxConcurrentPixels
