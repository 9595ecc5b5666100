import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { color, textOf } from '#kit/text-of.ts'
import { CodecError } from '#lib/imaging/codec-error.ts'
import type { RasterImage } from '#lib/imaging/raster-image.ts'
import { inspect } from '#lib/imaging/read/inspect.ts'
import { type ReadWarning, readWarnings } from '#lib/imaging/read-warnings.ts'
import { colorNames } from './color/names.ts'
import { oklabOf } from './color/oklab.ts'
import { errors } from './errors.ts'
import { writeCss, writeJson, writeScss, writeTailwind } from './formats/write-css.ts'
import { describeColor } from './palette/describe-color.ts'
import { findPalette, type PaletteColor } from './palette/find-palette.ts'

const sortOrders = ['frequency', 'brightness', 'hue'] as const

type SortOrder = (typeof sortOrders)[number]

/** Colors with less chroma look gray, whatever their hue. */
const grayChroma = 0.025

/** Sorts a palette given in order of frequency: by lightness, the lightest first, or around the color wheel. */
function sortColors(colors: readonly PaletteColor[], order: SortOrder): PaletteColor[] {
  if (order === 'frequency') return [...colors]
  const keyed = colors.map((color) => ({ color, key: keys[order](color) }))
  return keyed.sort((one, other) => one.key - other.key).map(({ color }) => color)
}

const keys: Record<Exclude<SortOrder, 'frequency'>, (color: PaletteColor) => number> = {
  brightness: ({ rgb }) => -oklabOf(rgb)[0],
  // Grays come after all hues, the lightest first.
  hue({ rgb }) {
    const [lightness, a, b] = oklabOf(rgb)
    if (Math.hypot(a, b) < grayChroma) return 1000 - lightness
    return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
  },
}

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
