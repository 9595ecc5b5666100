import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { color, textOf } from '#kit/text-of.ts'
import { CodecError } from '#lib/imaging/codec-error.ts'
import type { RasterImage } from '#lib/imaging/raster-image.ts'
import { inspect } from '#lib/imaging/read/inspect.ts'
import { type ReadWarning, readWarnings } from '#lib/imaging/read-warnings.ts'
import { colorNames } from './color/names.ts'
import { errors } from './errors.ts'
import { writeCss, writeJson, writeScss, writeTailwind } from './formats/write-css.ts'
import { describeColor } from './palette/describe-color.ts'
import { findPalette } from './palette/find-palette.ts'
import { sortColors, sortOrders } from './palette/sort-colors.ts'

const numbers = () => z.array(z.number()).length(3)

export const extract = defineOperation('extract', {
  input: {
    file: z.file(),
    count: z.int().min(1).max(64).default(8).meta({ format: 'range' }),
    tolerance: z.number().min(0).max(100).default(10).meta({ format: 'range' }),
    sort: z.enum(sortOrders).default('frequency'),
    includeTransparent: z.boolean().default(false),
  },
  output: {
    colors: z.array(
      z.strictObject({
        hex: color(),
        rgb: numbers(),
        hsl: numbers(),
        oklch: numbers(),
        share: z.number(),
        name: z.enum(colorNames),
      }),
    ),
    warnings: z.array(z.enum(readWarnings)),
    css: textOf('text/css'),
    json: textOf('application/json'),
    scss: textOf('text/x-scss'),
    tailwind: textOf('text/css'),
  },
  async run({ file, sort, ...options }, call) {
    const { image, warnings } = await read(new Uint8Array(await file.arrayBuffer()))
    call.progress(0.7)
    call.signal.throwIfAborted()
    const extracted = findPalette(image, options)
    if (extracted.length === 0) throw errors.transparent()
    const colors = sortColors(extracted, sort).map(describeColor)
    return {
      colors,
      warnings,
      css: writeCss(colors),
      json: writeJson(colors),
      scss: writeScss(colors),
      tailwind: writeTailwind(colors),
    }
  },
})

async function read(bytes: Uint8Array<ArrayBuffer>): Promise<{ image: RasterImage; warnings: ReadWarning[] }> {
  try {
    const source = await inspect(bytes)
    if (!('code' in source)) return { image: await source.decode(), warnings: [...source.warnings] }
    if (source.code === 'tooLarge') throw errors.tooLarge(source.params)
    throw source.code === 'unsupported' ? errors.unsupported(source.params) : errors.notImage()
  } catch (error) {
    throw error instanceof CodecError ? errors.failed() : error
  }
}
