/** Where a code stands in its image, in pixels. */
export interface Frame {
  size: number
  /** Along a module: whole, or edges would blur. */
  pixels: number
  /** Of the first module, from the edge. */
  start: number
}

/** Many readers fail on smaller modules, of a print or a screen above all. */
export const minModulePixels = 4

/** Makes the modules as large as fit; what is left of the size goes into the margin. Undefined where not even one fits. */
export function frameOf(side: number, margin: number, size: number): Frame | undefined {
  const pixels = Math.floor(size / (side + 2 * margin))
  return pixels < 1 ? undefined : { size, pixels, start: Math.floor((size - pixels * side) / 2) }
}
