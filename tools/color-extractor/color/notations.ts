import { hexOf, type Rgb } from '#lib/color/rgb.ts'
import { oklabOf } from './oklab.ts'

/** A color's components: hue in degrees, HSL saturation and lightness in percent, OKLCH lightness from 0 to 1. */
export interface Notations {
  hex: string
  rgb: number[]
  hsl: number[]
  oklch: number[]
}

export const notationsOf = (rgb: Rgb): Notations => ({
  hex: hexOf(rgb),
  rgb: [...rgb],
  hsl: hslOf(rgb),
  oklch: oklchOf(rgb),
})

/** Formats each notation for CSS. */
export const cssOf = ({ hex, rgb, hsl: [hue, saturation, lightness], oklch }: Notations) => ({
  hex,
  rgb: `rgb(${rgb.join(' ')})`,
  hsl: `hsl(${hue} ${saturation}% ${lightness}%)`,
  oklch: `oklch(${oklch.join(' ')})`,
})

function hslOf(rgb: Rgb): number[] {
  const [red, green, blue] = [rgb[0] / 255, rgb[1] / 255, rgb[2] / 255]
  const max = Math.max(red, green, blue)
  const min = Math.min(red, green, blue)
  const range = max - min
  const lightness = (max + min) / 2
  if (range === 0) return [0, 0, rounded(lightness * 100, 1)]
  const saturation = range / (1 - Math.abs(2 * lightness - 1))
  const sixths =
    max === red ? (green - blue) / range : max === green ? (blue - red) / range + 2 : (red - green) / range + 4
  return [degrees(sixths * 60), rounded(saturation * 100, 1), rounded(lightness * 100, 1)]
}

/** Grays have no hue; rounding errors must not give them one. */
function oklchOf(rgb: Rgb): number[] {
  const [lightness, a, b] = oklabOf(rgb)
  const chroma = rounded(Math.hypot(a, b), 4)
  if (chroma < 0.0005) return [rounded(lightness, 4), 0, 0]
  return [rounded(lightness, 4), chroma, degrees((Math.atan2(b, a) * 180) / Math.PI)]
}

/** From 0 to below 360. */
const degrees = (angle: number): number => rounded((angle + 360) % 360, 1) % 360

const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits
