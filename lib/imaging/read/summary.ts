import type { Format } from '../formats.ts'
import { readHeader } from '../metadata/header.ts'
import type { Size } from '../raster-image.ts'

/** What the beginning of a file tells of its image; nothing where it is none, or tells it later. */
export interface Summary {
  size?: Size
  format?: Format
}

/** In bytes. Formats tell the size first, cameras put a preview and colors before it. */
const headLength = 262_144
/** A JPEG is read to its end only: FF D9. */
const endOfJpeg = Uint8Array.of(0xff, 0xd9)

/** Reads the beginning of a file, quickly enough to do so before anything runs. Never rejects. */
export async function readSummary(file: File): Promise<Summary> {
  try {
    const head = new Uint8Array(await new Blob([file.slice(0, headLength), endOfJpeg]).arrayBuffer())
    const header = readHeader(head)
    if (!header) return {}
    const { format, width, height, orientation } = header
    // From 5 on the image lies on its side.
    return { format, size: orientation < 5 ? { width, height } : { width: height, height: width } }
  } catch {
    return {}
  }
}

/** In pixels. Two images that are larger would take gigabytes at once. */
const largestBeside = 12_000_000

/** Says whether an image should be worked on alone. */
export const isLarge = ({ size }: Pick<Summary, 'size'>): boolean =>
  size !== undefined && size.width * size.height > largestBeside
