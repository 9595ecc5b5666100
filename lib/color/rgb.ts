/** A color of sRGB: red, green and blue from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Writes a color as #rrggbb. */
export const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((level) => Math.round(level).toString(16).padStart(2, '0')).join('')}`

/** Reads a color as CSS writes it in hexadecimal; how transparent it is does not count. */
export function rgbOf(hex: string): Rgb {
  const digits = hex.replace('#', '')
  const size = digits.length < 6 ? 1 : 2
  const level = (at: number) => Number.parseInt(digits.slice(at * size, (at + 1) * size).repeat(3 - size), 16)
  return [level(0), level(1), level(2)]
}
