import type { Size } from '../../raster-image.ts'

/** Builds a GIF color table from colors (RGBA as one number), and returns it with the bits per color index. */
export function colorTable(colors: Iterable<number>): { table: Uint8Array; depth: number } {
  const palette = Uint32Array.from(colors)
  const depth = Math.max(1, Math.ceil(Math.log2(palette.length)))
  const levels = new Uint8Array(palette.buffer)
  const table = new Uint8Array(3 << depth)
  for (let index = 0; index < palette.length; index++) table.set(levels.subarray(4 * index, 4 * index + 3), 3 * index)
  return { table, depth }
}

/** Encodes the size of a canvas or frame. */
export const sizeBytes = ({ width, height }: Size): Uint8Array => Uint8Array.of(width, width >> 8, height, height >> 8)
