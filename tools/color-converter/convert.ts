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
    // Without the word before it, it would be read as CSS hexadecimal, with alpha last.
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

/** Names a color as CSS does, where it does; and the named color that looks most like it. */
function nameColor(color: Color): { name: string; nearestName: string } {
  const [red, green, blue, alpha] = levelsOf(color)
  if (alpha === 0) return { name: red + green + blue === 0 ? 'transparent' : '', nearestName: 'transparent' }
  const lab = labOf([red, green, blue])
  let nearest = { name: '', distance: Number.POSITIVE_INFINITY }
  for (const { name, lab: other } of points()) {
    const distance = Math.hypot(lab[0] - other[0], lab[1] - other[1], lab[2] - other[2])
    if (distance < nearest.distance) nearest = { name, distance }
  }
  return { name: alpha === 255 && nearest.distance === 0 ? nearest.name : '', nearestName: nearest.name }
}

const labOf = ([red, green, blue]: readonly [number, number, number]): Triple =>
  convertSpace([red / 255, green / 255, blue / 255], 'srgb', 'oklab')

let namedPoints: { name: string; lab: Triple }[] | undefined

function points() {
  namedPoints ??= Array.from(namedColors, ([name, hex]) => ({ name, lab: labOf(rgbOf(hex)) }))
  return namedPoints
}
