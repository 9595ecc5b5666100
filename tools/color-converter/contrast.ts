import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { contrastRatio } from '#lib/color/contrast.ts'
import { mapToGamut } from '#lib/color/map-gamut.ts'
import type { Color } from '#lib/color/read-color.ts'
import type { Rgb } from '#lib/color/rgb.ts'
import { convertSpace } from '#lib/color/spaces.ts'
import { parseColor } from './write/parse-color.ts'
import { hexOf, levelsOf } from './write/write-color.ts'

/**
 * Calculates the contrast of two colors, and which levels it meets (WCAG 2.2, success criteria 1.4.3, 1.4.6, 1.4.11).
 * Translucent colors are composited: the text over the background, the background over white.
 */
export const contrast = defineOperation('contrast', {
  input: { foreground: z.string(), background: z.string() },
  output: {
    ratio: z.number(),
    normalAa: z.boolean(),
    largeAa: z.boolean(),
    normalAaa: z.boolean(),
    largeAaa: z.boolean(),
    graphics: z.boolean(),
    suggestion: z.string().optional(),
  },
  run({ foreground, background }) {
    const text = parseColor(foreground)
    const behind = over(levelsOf(parseColor(background)), [255, 255, 255])
    const ratio = contrastRatio(over(levelsOf(text), behind), behind)
    const suggestion = ratio < normal ? suggest(text, behind) : undefined
    return {
      // Rounded down, so that it never seems to reach a limit.
      ratio: Math.floor(ratio * 100 + 1e-9) / 100,
      normalAa: ratio >= normal,
      largeAa: ratio >= large,
      normalAaa: ratio >= 7,
      largeAaa: ratio >= normal,
      graphics: ratio >= large,
      ...(suggestion === undefined ? {} : { suggestion }),
    }
  },
})

const [normal, large] = [4.5, 3]

const over = ([red, green, blue, alpha]: readonly [number, number, number, number], behind: Rgb): Rgb => {
  const mixed = (front: number, back: number) => (front * alpha + back * (255 - alpha)) / 255
  return [mixed(red, behind[0]), mixed(green, behind[1]), mixed(blue, behind[2])]
}

/** Finds the color of the same hue and closest lightness with sufficient contrast; there always is one. */
function suggest({ space, components }: Color, behind: Rgb): string | undefined {
  const [lightness, chroma, hue] = convertSpace(components, space, 'oklch')
  for (let step = 1; step <= steps; step++)
    for (const tried of [lightness - step / steps, lightness + step / steps]) {
      if (tried < -1 / steps || tried > 1 + 1 / steps) continue
      const rgb = mapToGamut([Math.min(1, Math.max(0, tried)), chroma, hue], 'oklch')
      const color: Color = { space: 'srgb', components: rgb, alpha: 1, missing: [] }
      const [red, green, blue] = levelsOf(color)
      if (contrastRatio([red, green, blue], behind) >= normal) return hexOf(color)
    }
  return undefined
}

/** Steps of lightness from 0 to 1. */
const steps = 200
