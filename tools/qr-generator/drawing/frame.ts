/** The position of a code in its image, in pixels. */
export interface Frame {
  size: number
  /** Per module; an integer, since edges would blur otherwise. */
  pixels: number
  /** The offset of the first module from the edge. */
  start: number
}

/** Many readers fail on smaller modules, especially on paper or a screen. */
export const minModulePixels = 4

/**
 * Makes the modules as large as possible; the remaining pixels go into the margin. Undefined if a module would have
 * less than one pixel.
 */
export function frameOf(side: number, margin: number, size: number): Frame | undefined {
  const pixels = Math.floor(size / (side + 2 * margin))
  return pixels < 1 ? undefined : { size, pixels, start: Math.floor((size - pixels * side) / 2) }
}
