import { interpolate } from '#lib/color/interpolate.ts'
import type { Color } from '#lib/color/read-color.ts'
import { convertSpace, type Triple } from '#lib/color/spaces.ts'

export const schemes = [
  'scale',
  'tints',
  'shades',
  'complementary',
  'analogous',
  'triadic',
  'split',
  'tetradic',
  'monochrome',
] as const

export type Scheme = (typeof schemes)[number]

interface NamedColor {
  name: string
  color: Color
}

/** Returns the colors of a scheme, by hue and lightness in OKLCH. */
export function schemeOf(base: Color, scheme: Scheme, count: number): NamedColor[] {
  const [lightness, chroma, hue] = convertSpace(base.components, base.space, 'oklch')
  const turned = hues[scheme]
  if (turned)
    return turned.map(([name, angle]) => ({
      name,
      color: angle === 0 ? opaque(base) : oklch([lightness, chroma, (hue + angle + 360) % 360]),
    }))
  if (scheme === 'scale') return scaleOf(base, [lightness, chroma, hue], count)
  if (scheme === 'monochrome')
    return Array.from({ length: count }, (_, at) => ({
      name: String(at + 1),
      color: oklch([0.95 - (0.8 * at) / (count - 1), chroma, hue]),
    }))
  const end = oklch([scheme === 'tints' ? 1 : 0, 0, 0])
  return Array.from({ length: count }, (_, at) => ({
    name: String(at + 1),
    color: at === 0 ? opaque(base) : interpolate(opaque(base), end, at / count, 'oklab'),
  }))
}

const oklch = (components: Triple): Color => ({ space: 'oklch', components, alpha: 1, missing: [] })
const opaque = (color: Color): Color => ({ ...color, alpha: 1 })

const hues: Partial<Record<Scheme, [name: string, angle: number][]>> = {
  complementary: [
    ['base', 0],
    ['complement', 180],
  ],
  analogous: [
    ['left', -30],
    ['base', 0],
    ['right', 30],
  ],
  triadic: [
    ['base', 0],
    ['second', 120],
    ['third', 240],
  ],
  split: [
    ['base', 0],
    ['left', 150],
    ['right', 210],
  ],
  tetradic: [
    ['base', 0],
    ['second', 90],
    ['third', 180],
    ['fourth', 270],
  ],
}

/**
 * Returns a scale from nearly white to nearly black in perceptually even steps, which includes the color itself. Chroma
 * decreases towards the ends, where less is available in the gamut.
 */
function scaleOf(base: Color, [lightness, chroma, hue]: Triple, count: number): NamedColor[] {
  const [lightest, darkest] = [0.971, 0.258]
  const steps = Array.from({ length: count }, (_, at) => lightest - ((lightest - darkest) * at) / (count - 1))
  let own = 0
  steps.forEach((step, at) => {
    if (Math.abs(step - lightness) < Math.abs((steps[own] ?? 0) - lightness)) own = at
  })
  return steps.map((_, at) => {
    const name = stepName(at, count)
    if (at === own) return { name, color: opaque(base) }
    // Between the color itself and the end of the scale.
    const share = at < own ? (own - at) / own : (at - own) / (count - 1 - own)
    const [start, end] = [lightness, at < own ? Math.max(lightest, lightness) : Math.min(darkest, lightness)]
    const place = start + (end - start) * share
    return { name, color: oklch([place, chroma * (1 - 0.8 * share ** 1.5), hue]) }
  })
}

/** 50, 100 to 900 and 950 for eleven steps, like Tailwind. */
function stepName(at: number, count: number): string {
  if (count === 11) return String(at === 0 ? 50 : at === 10 ? 950 : at * 100)
  return String((at + 1) * (count <= 10 ? 100 : 50))
}
