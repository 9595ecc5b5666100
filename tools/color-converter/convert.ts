import { z } from 'zod'
import { editable } from '#kit/back-to-input.ts'
import { defineOperation } from '#kit/operation.ts'
import { color as colorField, textOf } from '#kit/text-of.ts'
import { isInGamut, mapToGamut } from '#lib/color/map-gamut.ts'
import type { Color } from '#lib/color/read-color.ts'
import { nameColor } from './write/name-color.ts'
import { parseColor } from './write/parse-color.ts'
import { codesOf, functionOf, hexOf, levelsOf, rounded } from './write/write-color.ts'

/** A notation that can be edited: the color is then what stands there. */
const asColor = editable({ into: 'color' }, z.string())

/** Writes a color in every notation. What sRGB cannot show is mapped into it for the notations that know no more. */
export const convert = defineOperation('convert', {
  input: { color: textOf('text/plain'), precision: z.int().min(0).max(10).default(3) },
  output: {
    hex: colorField(),
    rgb: asColor,
    hsl: asColor,
    hsv: asColor,
    hwb: asColor,
    lab: asColor,
    lch: asColor,
    oklab: asColor,
    oklch: asColor,
    p3: asColor,
    cmyk: z.string(),
    name: z.string(),
    nearestName: z.string(),
    // Alone it would be read as CSS does, with alpha last.
    argb: editable({ into: 'color', prefix: 'argb ' }, z.string()),
    swift: z.string(),
    android: z.string(),
    isInSrgb: z.boolean(),
    mapped: z.string().optional(),
  },
  run({ color: text, precision }) {
    const color = parseColor(text)
    const isInSrgb = isInGamut(color.components, color.space)
    const shown: Color = isInSrgb
      ? color
      : { ...color, space: 'srgb', components: mapToGamut(color.components, color.space) }
    const [red, green, blue] = levelsOf(shown)
    const alpha = color.alpha < 1 ? ` / ${rounded(color.alpha, Math.max(precision, 2))}` : ''
    return {
      hex: hexOf(shown),
      rgb: `rgb(${red} ${green} ${blue}${alpha})`,
      hsl: functionOf(shown, 'hsl', precision),
      hsv: functionOf(shown, 'hsv', precision),
      hwb: functionOf(shown, 'hwb', precision),
      lab: functionOf(color, 'lab', precision),
      lch: functionOf(color, 'lch', precision),
      oklab: functionOf(color, 'oklab', precision),
      oklch: functionOf(color, 'oklch', precision),
      p3: functionOf(color, 'display-p3', precision),
      ...codesOf(shown, precision),
      ...nameColor(shown),
      isInSrgb,
      ...(isInSrgb ? {} : { mapped: functionOf(shown, 'oklch', precision) }),
    }
  },
})
