/** An sRGB color: red, green and blue from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/**
 * Rounds a share from 0 to 1 to a level from 0 to 255, halves up as browsers do. A half may be missed by the rounding
 * error of a formula, as often with percentages, so what is below it by less is taken for it.
 */
export const levelOf = (share: number): number => Math.floor(share * 255 + 0.5 + 1e-9)

/** Formats a color as #rrggbb. */
export const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((level) => Math.round(level).toString(16).padStart(2, '0')).join('')}`

/** Parses a hexadecimal CSS color, ignoring alpha. */
export function rgbOf(hex: string): Rgb {
  const digits = hex.replace('#', '')
  const size = digits.length < 6 ? 1 : 2
  const level = (at: number) => Number.parseInt(digits.slice(at * size, (at + 1) * size).repeat(3 - size), 16)
  return [level(0), level(1), level(2)]
}
