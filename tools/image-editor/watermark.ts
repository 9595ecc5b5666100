import { z } from 'zod'
import type { Call } from '#kit/call.ts'
import { defineOperation } from '#kit/operation.ts'
import { color } from '#kit/text-of.ts'
import type { RasterImage } from '#lib/imaging/raster-image.ts'
import { contain } from '#lib/imaging/transform/fit.ts'
import { resize } from '#lib/imaging/transform/resize.ts'
import { anchors } from './editing/anchors.ts'
import { editWarnings, openImage } from './editing/open-image.ts'
import { writeImage } from './editing/write-image.ts'
import { errors } from './errors.ts'
import { measureMark } from './marks/draw-mark.ts'
import { stamp } from './marks/stamp.ts'

/** In characters. */
const maxText = 500

export const watermark = defineOperation('watermark', {
  input: {
    file: z.file(),
    text: z.string().max(maxText).default('').meta({ format: 'textarea' }),
    logo: z.file().optional(),
    position: z.enum(['tiled', ...anchors]).default('tiled'),
    opacity: z.number().min(0).max(1).default(0.3).meta({ format: 'range' }),
    size: z.number().min(0.005).max(1).default(0.05),
    angle: z.number().min(-360).max(360).default(-30),
    gap: z.number().min(0).max(20).default(1),
    color: color().default('#ffffff'),
    outline: z.boolean().default(true),
  },
  output: { file: z.file(), warnings: z.array(z.enum(editWarnings)) },
  async run({ file, text, logo, color, outline, ...layout }, call) {
    if (text.trim() === '' && !logo) throw errors.nothingToDo()
    const opened = await openImage(file, call)
    const mark = await measureMark({ text, color, outline, logo: logo && (await readLogo(logo, call)) })
    await stamp(opened.image, mark, layout)
    call.progress(0.7)
    call.signal.throwIfAborted()
    const { file: result, warnings } = await writeImage(opened, opened.image)
    return { file: result, warnings }
  },
})

/** In pixels a side: more wouldn't be visible in a mark. */
const maxLogoSide = 2048

async function readLogo(file: File, call: Call): Promise<RasterImage> {
  const { image } = await openImage(file, { ...call, progress: () => {} }, { asSrgb: true })
  return resize(image, contain(image, { width: maxLogoSide, height: maxLogoSide }))
}
