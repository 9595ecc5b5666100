/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Reads #rgb, #rgba, #rrggbb or #rrggbbaa; what shines through is left out, as nothing is behind a cover. */
export function rgbOf(hex: string): Rgb {
  const digits = hex.slice(1)
  const channel = (index: number) =>
    digits.length < 6
      ? 17 * Number.parseInt(digits.charAt(index), 16)
      : Number.parseInt(digits.slice(2 * index, 2 * index + 2), 16)
  return [channel(0), channel(1), channel(2)]
}

/** The color at a share of the way from one to another. */
export const mix = (from: string, to: string, share: number): string => hexOf(mixRgb(rgbOf(from), rgbOf(to), share))

export const mixRgb = (from: Rgb, to: Rgb, share: number): Rgb => {
  const channel = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * share
  return [channel(0), channel(1), channel(2)]
}

/** The same color, of which a share is there. */
export const fade = (hex: string, share: number): string => `rgba(${rgbOf(hex).join(', ')}, ${share})`

const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** How light a color is, 0 to 1 (WCAG 2.2, relative luminance). */
function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
}

const light = (channel: number): number =>
  channel <= 10.31475 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4

/** How far two colors stand apart, 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrast(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** What text must reach to be read with ease (WCAG 2.2, level AA). */
export const leastContrast = 4.5
