import type { Values } from '#kit/values.ts'
import { maxPixels } from '#lib/imaging/max-pixels.ts'
import { readSummary } from '#lib/imaging/read/read-summary.ts'
import { rasterizeSvg } from '#ui/image/rasterize-svg.ts'

/** In pixels: icons are made of a drawing of this side, other images of what the drawing says. */
const iconSide = 512

/** Draws an SVG as pixels, which a worker cannot; any other file stays as it is. */
export async function drawLines(file: File, settings: Values): Promise<File> {
  const { format, size } = await readSummary(file)
  if (format !== 'svg' || !size) return file
  const scale = 'maskable' in settings ? Math.max(1, iconSide / Math.max(size.width, size.height)) : 1
  const target = { width: Math.round(size.width * scale), height: Math.round(size.height * scale) }
  // What is too large is refused by the operation, in its own words; so is what cannot be drawn.
  if (target.width * target.height > maxPixels || target.width < 1 || target.height < 1) return file
  return rasterizeSvg(file, target).catch(() => file)
}
