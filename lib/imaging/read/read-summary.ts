import type { ImageFormat } from '../formats/image-format.ts'
import type { Size } from '../raster-image.ts'
import { uprightSize } from '../transform/orientation.ts'
import { readInfoFromStart } from './read-info.ts'

/** What the beginning of a file tells of its image, as it is seen; nothing where it is none, or tells it later. */
export interface ImageSummary {
  size?: Size
  format?: ImageFormat
}

/** In bytes. Formats tell the size first, cameras put a preview and colors before it. */
const headLength = 262_144

/** Reads the beginning of a file, quickly enough to do so before anything runs. Never rejects. */
export async function readSummary(file: File): Promise<ImageSummary> {
  try {
    const info = readInfoFromStart(new Uint8Array(await file.slice(0, headLength).arrayBuffer()))
    return info ? { format: info.format, size: uprightSize(info) } : {}
  } catch {
    return {}
  }
}

/** In pixels. Two images that are larger would take gigabytes at once. */
const maxPixelsBeside = 12_000_000

/** Says whether an image should be worked on alone. */
export const isLarge = ({ size }: Pick<ImageSummary, 'size'>): boolean =>
  size !== undefined && size.width * size.height > maxPixelsBeside
