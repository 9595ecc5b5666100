import { readSummary } from '#lib/imaging/read/read-summary.ts'
import { contain } from '#lib/imaging/transform/fit.ts'
import { rasterizeSvg } from '#ui/image/rasterize-svg.ts'

/** In pixels. A drawing has the same colors in any size. */
const maxSide = 1600

/** Draws an SVG as pixels; any other file, and what cannot be drawn, stays as it is. */
export async function drawSvgFile(file: File): Promise<File> {
  const { format, size } = await readSummary(file)
  if (format !== 'svg' || !size) return file
  return rasterizeSvg(file, contain(size, { width: maxSide, height: maxSide })).catch(() => file)
}
