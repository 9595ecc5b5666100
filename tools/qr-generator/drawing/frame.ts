/** Where a code stands in its picture, in pixels. */
export interface Frame {
  size: number
  /** Along a module: whole, or edges would blur. */
  pixels: number
  /** Of the first module, from the edge. */
  start: number
}

/** Readers fail on smaller modules. */
const leastPixels = 4

/** Makes the modules as large as fit; a size in which they would be too small is raised. */
export function frameOf(side: number, margin: number, size: number): Frame {
  const modules = side + 2 * margin
  const pixels = Math.max(leastPixels, Math.floor(size / modules))
  const whole = Math.max(size, pixels * modules)
  return { size: whole, pixels, start: Math.floor((whole - pixels * side) / 2) }
}
