import type { Format } from '#lib/imaging/formats.ts'
import { readHeader } from '#lib/imaging/header.ts'
import type { Size } from '#lib/imaging/picture.ts'

/** What the beginning of a file tells of its picture; nothing where it is none, or tells it later. */
export interface Look {
  size?: Size
  format?: Format
}

/** In bytes. Formats tell the size first, cameras put a preview and colors before it. */
const headLength = 262_144
/** A JPEG is read to its end only: FF D9. */
const endOfJpeg = Uint8Array.of(0xff, 0xd9)

/** Looks at the beginning of a file, quickly enough to do so before anything runs. Never rejects. */
export async function look(file: File): Promise<Look> {
  try {
    const head = new Uint8Array(await new Blob([file.slice(0, headLength), endOfJpeg]).arrayBuffer())
    const header = readHeader(head)
    if (!header) return {}
    const { format, width, height, orientation } = header
    // From 5 on the picture lies on its side.
    return { format, size: orientation < 5 ? { width, height } : { width: height, height: width } }
  } catch {
    return {}
  }
}

/** In pixels. Two pictures that are larger would take gigabytes at once. */
const mostBeside = 12_000_000

export const isLarge = ({ size }: Look): boolean => size !== undefined && size.width * size.height > mostBeside
