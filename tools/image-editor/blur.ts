import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { coverArea, coverStyles } from './drawing/cover-area.ts'
import { editWarnings, openImage } from './editing/open-image.ts'
import { writeImage } from './editing/write-image.ts'
import { errors } from './errors.ts'

/** In pixels; no image is wider or higher. */
const maxSide = 1_000_000

/** Per image. */
const maxAreas = 100

const area = z.strictObject({
  left: z.int().min(0).max(maxSide),
  top: z.int().min(0).max(maxSide),
  width: z.int().min(1).max(maxSide),
  height: z.int().min(1).max(maxSide),
})

export const blur = defineOperation('blur', {
  input: {
    file: z.file(),
    areas: z.array(area).max(maxAreas),
    style: z.enum(coverStyles).default('mosaic'),
  },
  output: { file: z.file(), warnings: z.array(z.enum(editWarnings)) },
  async run({ file, areas, style }, call) {
    if (areas.length === 0) throw errors.noArea()
    const opened = await openImage(file, call)
    const { width, height } = opened.image
    // Fails as a whole: an area drawn for another image would leave uncovered what was to be hidden.
    if (areas.some((one) => one.left + one.width > width || one.top + one.height > height))
      throw errors.outside({ width, height })
    for (const one of areas) {
      call.signal.throwIfAborted()
      coverArea(opened.image, one, style)
    }
    const { file: result, warnings } = await writeImage(opened, opened.image)
    return { file: result, warnings }
  },
})
