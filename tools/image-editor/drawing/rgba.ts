import { rgbOf } from '#lib/color/rgb.ts'

/** Red, green, blue and alpha, 0 to 255. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number]

/** Parses a hexadecimal CSS color: #rgb, #rgba, #rrggbb or #rrggbbaa. */
export function colorOf(hex: string): Rgba {
  const digits = hex.slice(1)
  const alpha = digits.length === 4 ? digits.slice(3).repeat(2) : digits.length === 8 ? digits.slice(6) : 'ff'
  return [...rgbOf(digits.length === 4 ? hex.slice(0, 4) : hex), Number.parseInt(alpha, 16)]
}
