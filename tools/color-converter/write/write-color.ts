import { writeHex } from '#lib/ciphers/hex.ts'
import { mapToGamut } from '#lib/color/map-gamut.ts'
import type { Color } from '#lib/color/read-color.ts'
import { convertSpace, type SpaceName, type Triple } from '#lib/color/spaces.ts'

/** Levels of red, green, blue and alpha from 0 to 255, of the nearest color that a screen shows. */
export function levelsOf({ space, components, alpha }: Color): [number, number, number, number] {
  const [red, green, blue] = mapToGamut(components, space)
  return [level(red), level(green), level(blue), level(alpha)]
}

const level = (share: number): number => Math.round(share * 255)

/** Writes #rrggbb, with two digits more where the color is not opaque. */
export function hexOf(color: Color): string {
  const [red, green, blue, alpha] = levelsOf(color)
  return `#${writeHex(Uint8Array.of(red, green, blue, ...(alpha < 255 ? [alpha] : [])))}`
}

/** Writes a number with so many decimals at most. */
export function rounded(value: number, precision: number): string {
  const text = value.toFixed(precision)
  const bare = text.includes('.') ? text.replace(/0{1,20}$/, '').replace(/\.$/, '') : text
  return bare === '-0' ? '0' : bare
}

/** Writes a color as one of CSS's functions does: shares in percent where that is usual. */
export function functionOf(color: Color, space: SpaceName, precision: number): string {
  const components = space === color.space ? color.components : convertSpace(color.components, color.space, space)
  const shares = percents[space] ?? []
  const [a, b, c] = hueless(components, space, precision).map((value, at) =>
    shares.includes(at) ? `${rounded(value * 100, precision)}%` : rounded(value, precision),
  )
  const alpha = color.alpha < 1 ? ` / ${rounded(color.alpha, Math.max(precision, 2))}` : ''
  const inside = `${a} ${b} ${c}${alpha}`
  return names[space] ? `color(${names[space]} ${inside})` : `${space}(${inside})`
}

const percents: Partial<Record<SpaceName, number[]>> = { hsl: [1, 2], hsv: [1, 2], hwb: [1, 2] }
const names: Partial<Record<SpaceName, string>> = { 'display-p3': 'display-p3' }

/** A hue that rounds to 360 is 0, and so is that of what rounds to a gray. */
function hueless([a, b, c]: Triple, space: SpaceName, precision: number): Triple {
  const minChange = 0.5 / 10 ** precision
  if (space === 'oklch' || space === 'lch') return [a, b, b < minChange || c > 360 - minChange ? 0 : c]
  if (space === 'hsl' || space === 'hsv' || space === 'hwb') return [a > 360 - minChange ? 0 : a, b, c]
  return [a, b, c]
}

/** Writes what code and print take. */
export function codesOf(color: Color, precision: number) {
  const [red, green, blue, alpha] = levelsOf(color)
  const argb = writeHex(Uint8Array.of(alpha, red, green, blue)).toUpperCase()
  const [r, g, b] = mapToGamut(color.components, color.space)
  const opacity = color.alpha < 1 ? `, opacity: ${rounded(color.alpha, Math.max(precision, 2))}` : ''
  const share = (value: number) => rounded(value, Math.max(precision, 3))
  return {
    cmyk: cmykOf([r, g, b], precision),
    argb: `#${argb}`,
    swift: `Color(red: ${share(r)}, green: ${share(g)}, blue: ${share(b)}${opacity})`,
    android: `Color(0x${argb})`,
  }
}

/** By the plain formula, which knows of no ink and no paper. */
function cmykOf(rgb: Triple, precision: number): string {
  const max = Math.max(...rgb)
  const inks = rgb.map((value) => (max === 0 ? 0 : (max - value) / max))
  return `cmyk(${[...inks, 1 - max].map((ink) => `${rounded(ink * 100, Math.min(precision, 1))}%`).join(' ')})`
}
