import { luminance } from '#lib/color/contrast.ts'

/** Red, green, blue and alpha, 0 to 255. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number]

/** Parses a hexadecimal CSS color. */
export function rgbaOf(hex: string): Rgba {
  const digits = hex.slice(1)
  const long = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits
  const [red = 0, green = 0, blue = 0, alpha = 255] = (long.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
  return [red, green, blue, alpha]
}

const white: Rgba = [255, 255, 255, 255]

/** Composites a color over an opaque one. */
function over([red, green, blue, alpha]: Rgba, under: Rgba): Rgba {
  const mix = (top: number, index: number) => Math.round((top * alpha + (under[index] ?? 0) * (255 - alpha)) / 255)
  return [mix(red, 0), mix(green, 1), mix(blue, 2), 255]
}

export const contrasts = ['good', 'low', 'inverted'] as const
export type Contrast = (typeof contrasts)[number]

/** Returns whether the colors of a code have enough contrast with the background, and are darker, as readers expect. */
export function contrastOf(colors: Rgba[], background: Rgba): Contrast {
  const ground = over(background, white)
  const light = luminanceOf(ground)
  const lights = colors.map((color) => luminanceOf(over(color, ground)))
  if (lights.some((each) => (Math.max(each, light) + 0.05) / (Math.min(each, light) + 0.05) < minContrast)) return 'low'
  return lights.some((each) => each > light) ? 'inverted' : 'good'
}

/** The minimum of WCAG for graphics. */
const minContrast = 3

const luminanceOf = ([red, green, blue]: Rgba): number => luminance([red, green, blue])
