import type { Rgb } from '#lib/color/rgb.ts'

/**
 * Returns the lightness contrast Lc of text on a background, from about -108 to 106 (APCA 0.0.98G-4g); negative if the
 * text is lighter than the background.
 */
export function lightnessContrast(text: Rgb, background: Rgb): number {
  const [front, back] = [softClampBlack(screenLuminance(text)), softClampBlack(screenLuminance(background))]
  if (Math.abs(back - front) < 0.0005) return 0
  const isDarkOnLight = back > front
  const contrast = 1.14 * (isDarkOnLight ? back ** 0.56 - front ** 0.57 : back ** 0.65 - front ** 0.62)
  if (Math.abs(contrast) < 0.1) return 0
  return 100 * (contrast - Math.sign(contrast) * 0.027)
}

const screenLuminance = ([red, green, blue]: Rgb): number =>
  0.2126729 * (red / 255) ** 2.4 + 0.7151522 * (green / 255) ** 2.4 + 0.072175 * (blue / 255) ** 2.4

/** APCA's soft clamp: screens display the darkest tones lighter than they are. */
// biome-ignore lint/suspicious/noApproximativeNumericConstant: the exponent is defined like this, and isn't the root of two
const softClampBlack = (light: number): number => (light < 0.022 ? light + (0.022 - light) ** 1.414 : light)
