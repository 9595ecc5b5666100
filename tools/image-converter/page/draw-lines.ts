import type { InputOf } from '#kit/description.ts'
import { maxPixels } from '#lib/imaging/max-pixels.ts'
import { readSummary } from '#lib/imaging/read/read-summary.ts'
import { rasterizeSvg } from '#ui/image/rasterize-svg.ts'
import type * as operations from '../operations.ts'
import { resolveSettings } from '../steps/settings.ts'
import { targetSize } from '../steps/target-size.ts'

/** All options but the name of the result, which changes no pixel. */
export type ChosenSettings = Omit<InputOf<typeof operations.convert>, 'file' | 'fileName'>

/** Draws an SVG in the size that is asked for, which a worker cannot; any other file stays as it is. */
export async function drawLines(file: File, settings: ChosenSettings): Promise<File> {
  const { format, size } = await readSummary(file)
  if (format !== 'svg' || !size) return file
  const { scale = 1, keepAspectRatio = true } = settings
  const natural = { width: size.width * scale, height: size.height * scale }
  const target = targetSize(natural, { ...resolveSettings(settings), keepAspectRatio })
  // What is too large is refused by the operation, in its own words; so is what cannot be drawn.
  if (target.width * target.height > maxPixels) return file
  return rasterizeSvg(file, target).catch(() => file)
}
