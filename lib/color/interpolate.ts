import type { Color } from './read-color.ts'
import { convertSpace, type Triple } from './spaces.ts'

/** The color spaces for mixing. */
export const mixingSpaces = ['oklch', 'oklab', 'srgb', 'hsl'] as const

export type MixingSpace = (typeof mixingSpaces)[number]

/** Interpolates two colors (CSS Color 4, section 12), with shorter hue interpolation and premultiplied alpha. */
export function interpolate(first: Color, second: Color, share: number, space: MixingSpace): Color {
  const one = componentsIn(first, space)
  const other = componentsIn(second, space)
  const alpha = lerp(one.alpha ?? other.alpha ?? 1, other.alpha ?? one.alpha ?? 1, share)
  const component = (at: 0 | 1 | 2): number => {
    const [a, b] = [one.components[at] ?? other.components[at] ?? 0, other.components[at] ?? one.components[at] ?? 0]
    if (hueIndex[space] === at) return (a + (((b - a + 540) % 360) - 180) * share + 360) % 360
    if (alpha === 0) return lerp(a, b, share)
    return lerp(a * (one.alpha ?? alpha), b * (other.alpha ?? alpha), share) / alpha
  }
  return { space, components: [component(0), component(1), component(2)], alpha, missing: [false, false, false, false] }
}

const lerp = (a: number, b: number, share: number): number => a + (b - a) * share

const hueIndex: Record<MixingSpace, number> = { oklch: 2, oklab: -1, srgb: -1, hsl: 0 }

/** Converts a color to a space; missing components are undefined: `none`, and the hue of a gray. */
function componentsIn({ space: own, components, alpha, missing }: Color, space: MixingSpace) {
  const [a, b, c]: Triple = convertSpace(components, own, space)
  const chroma = space === 'oklch' ? b : space === 'hsl' ? b : 1
  const isGray = chroma < (space === 'oklch' ? 0.0001 : 0.00001)
  const isMissing = (at: number) => (own === space && missing[at]) || (isGray && hueIndex[space] === at)
  return {
    components: [a, b, c].map((value, at) => (isMissing(at) ? undefined : value)),
    alpha: missing[3] ? undefined : alpha,
  }
}
