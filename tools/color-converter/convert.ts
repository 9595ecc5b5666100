import { z } from 'zod'
import { editable } from '#kit/back-to-input.ts'
import { defineOperation } from '#kit/operation.ts'
import { color as colorField, textOf } from '#kit/text-of.ts'
import { isInGamut, mapToGamut } from '#lib/color/map-gamut.ts'
import { namedColors } from '#lib/color/named-colors.ts'
import type { Color } from '#lib/color/read-color.ts'
import { rgbOf } from '#lib/color/rgb.ts'
import { convertSpace, type Triple } from '#lib/color/spaces.ts'
import { parseColor } from './write/parse-color.ts'
import { codeNotationsOf, cssFunctionOf, formatNumber, hexOf, levelsOf } from './write/write-color.ts'

/** An editable notation, which sets the color. */
const asColor = editable({ into: 'color' }, z.string())

/** Converts a color to every notation. For notations limited to sRGB, other colors are mapped into its gamut. */
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
    // Without the prefix it would be read as CSS hexadecimal, with alpha last.
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
    const alpha = color.alpha < 1 ? ` / ${formatNumber(color.alpha, Math.max(precision, 2))}` : ''
    return {
      hex: hexOf(shown),
      rgb: `rgb(${red} ${green} ${blue}${alpha})`,
      hsl: cssFunctionOf(shown, 'hsl', precision),
      hsv: cssFunctionOf(shown, 'hsv', precision),
      hwb: cssFunctionOf(shown, 'hwb', precision),
      lab: cssFunctionOf(color, 'lab', precision),
      lch: cssFunctionOf(color, 'lch', precision),
      oklab: cssFunctionOf(color, 'oklab', precision),
      oklch: cssFunctionOf(color, 'oklch', precision),
      p3: cssFunctionOf(color, 'display-p3', precision),
      ...codeNotationsOf(shown, precision),
      ...nameColor(shown),
      isInSrgb,
      ...(isInSrgb ? {} : { mapped: cssFunctionOf(shown, 'oklch', precision) }),
    }
  },
})

/** Returns the color's CSS name, if any, and the name of the most similar named color. */
function nameColor(color: Color): { name: string; nearestName: string } {
  const [red, green, blue, alpha] = levelsOf(color)
  if (alpha === 0) return { name: red + green + blue === 0 ? 'transparent' : '', nearestName: 'transparent' }
  const lab = oklabOf([red, green, blue])
  let nearest = { name: '', distance: Number.POSITIVE_INFINITY }
  for (const { name, lab: other } of namedColorPoints()) {
    const distance = Math.hypot(lab[0] - other[0], lab[1] - other[1], lab[2] - other[2])
    if (distance < nearest.distance) nearest = { name, distance }
  }
  return { name: alpha === 255 && nearest.distance === 0 ? nearest.name : '', nearestName: nearest.name }
}

const oklabOf = ([red, green, blue]: readonly [number, number, number]): Triple =>
  convertSpace([red / 255, green / 255, blue / 255], 'srgb', 'oklab')

let namedPoints: { name: string; lab: Triple }[] | undefined

function namedColorPoints() {
  namedPoints ??= Array.from(namedColors, ([name, hex]) => ({ name, lab: oklabOf(rgbOf(hex)) }))
  return namedPoints
}
