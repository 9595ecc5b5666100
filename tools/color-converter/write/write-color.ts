import { writeHex } from '#lib/ciphers/hex.ts'
import { mapToGamut } from '#lib/color/map-gamut.ts'
import type { Color } from '#lib/color/read-color.ts'
import { levelOf } from '#lib/color/rgb.ts'
import { convertSpace, type SpaceName, type Triple } from '#lib/color/spaces.ts'

/** Returns red, green, blue and alpha from 0 to 255, mapped into the sRGB gamut. */
export function levelsOf({ space, components, alpha }: Color): [number, number, number, number] {
  const [red, green, blue] = mapToGamut(components, space)
  return [levelOf(red), levelOf(green), levelOf(blue), levelOf(alpha)]
}

/** Formats a color as #rrggbb, or #rrggbbaa if it isn't opaque. */
export function hexOf(color: Color): string {
  const [red, green, blue, alpha] = levelsOf(color)
  return `#${writeHex(Uint8Array.of(red, green, blue, ...(alpha < 255 ? [alpha] : [])))}`
}

/** Formats a number with a maximum of decimals. */
export function formatNumber(value: number, precision: number): string {
  const text = value.toFixed(precision)
  const bare = text.includes('.') ? text.replace(/0{1,20}$/, '').replace(/\.$/, '') : text
  return bare === '-0' ? '0' : bare
}

/** Formats a color as a CSS function, with percentages where usual. */
export function cssFunctionOf(color: Color, space: SpaceName, precision: number): string {
  const components = space === color.space ? color.components : convertSpace(color.components, color.space, space)
  const shares = percents[space] ?? []
  const [a, b, c] = normalizeHue(components, space, precision).map((value, at) =>
    shares.includes(at) ? `${formatNumber(value * 100, precision)}%` : formatNumber(value, precision),
  )
  const alpha = color.alpha < 1 ? ` / ${formatNumber(color.alpha, Math.max(precision, 2))}` : ''
  const inside = `${a} ${b} ${c}${alpha}`
  return names[space] ? `color(${names[space]} ${inside})` : `${space}(${inside})`
}

const percents: Partial<Record<SpaceName, number[]>> = { hsl: [1, 2], hsv: [1, 2], hwb: [1, 2] }
const names: Partial<Record<SpaceName, string>> = { 'display-p3': 'display-p3' }

/** Sets the hue to 0 if it rounds to 360, or if the color rounds to a gray. */
function normalizeHue([a, b, c]: Triple, space: SpaceName, precision: number): Triple {
  const minChange = 0.5 / 10 ** precision
  if (space === 'oklch' || space === 'lch') return [a, b, b < minChange || c > 360 - minChange ? 0 : c]
  if (space === 'hsl' || space === 'hsv' || space === 'hwb') return [a > 360 - minChange ? 0 : a, b, c]
  return [a, b, c]
}

/** Formats a color for code and print. */
export function codeNotationsOf(color: Color, precision: number) {
  const [red, green, blue, alpha] = levelsOf(color)
  const argb = writeHex(Uint8Array.of(alpha, red, green, blue)).toUpperCase()
  const [r, g, b] = mapToGamut(color.components, color.space)
  const opacity = color.alpha < 1 ? `, opacity: ${formatNumber(color.alpha, Math.max(precision, 2))}` : ''
  const share = (value: number) => formatNumber(value, Math.max(precision, 3))
  return {
    cmyk: cmykOf([r, g, b], precision),
    argb: `#${argb}`,
    swift: `Color(red: ${share(r)}, green: ${share(g)}, blue: ${share(b)}${opacity})`,
    android: `Color(0x${argb})`,
  }
}

/** Converts by the naive formula, without a color profile of ink and paper. */
function cmykOf(rgb: Triple, precision: number): string {
  const max = Math.max(...rgb)
  const inks = rgb.map((value) => (max === 0 ? 0 : (max - value) / max))
  return `cmyk(${[...inks, 1 - max].map((ink) => `${formatNumber(ink * 100, Math.min(precision, 1))}%`).join(' ')})`
}
