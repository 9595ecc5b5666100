import { isInGamut, mapToGamut } from '#lib/color/map-gamut.ts'
import type { Triple } from '#lib/color/spaces.ts'
import { hexOf } from '../../write/write-color.ts'

/** The components of OKLCH in order, with the range of their sliders. */
export const channels = [
  { name: 'lightness', max: 1, step: 0.001 },
  { name: 'chroma', max: 0.4, step: 0.001 },
  { name: 'hue', max: 360, step: 0.1 },
] as const

/** The appearance of a slider. */
export interface Track {
  /** The nearest sRGB colors at equal distances. */
  colors: string[]
  /** The ranges outside sRGB, as shares of its length. */
  outside: { from: number; to: number }[]
}

const [colorStops, gamutSamples] = [24, 96]

/** Returns the colors along a slider, with the other two components fixed. */
export function trackOf(components: Triple, channel: number): Track {
  const { max } = channels[channel] ?? channels[0]
  const at = (share: number): Triple => withChannel(components, channel, share * max)
  const colors = Array.from({ length: colorStops + 1 }, (_, index) => {
    const rgb = mapToGamut(at(index / colorStops), 'oklch')
    return hexOf({ space: 'srgb', components: rgb, alpha: 1, missing: [] })
  })
  const isInside = (share: number) => isInGamut(at(share), 'oklch')
  const outside: Track['outside'] = []
  let start = isInside(0) ? undefined : 0
  for (let index = 1; index <= gamutSamples; index++) {
    const share = index / gamutSamples
    const isOut = !isInside(share)
    if (isOut === (start !== undefined)) continue
    const edge = edgeBetween((index - 1) / gamutSamples, share, isInside)
    if (start === undefined) start = edge
    else {
      outside.push({ from: start, to: edge })
      start = undefined
    }
  }
  if (start !== undefined) outside.push({ from: start, to: 1 })
  return { colors, outside }
}

/** Finds the edge of the gamut between two positions by bisection, to less than a pixel. */
function edgeBetween(from: number, to: number, isInside: (share: number) => boolean): number {
  let [low, high] = [from, to]
  const isLowInside = isInside(low)
  while (high - low > 1e-4) {
    const middle = (low + high) / 2
    if (isInside(middle) === isLowInside) low = middle
    else high = middle
  }
  return (low + high) / 2
}

export const withChannel = (components: Triple, channel: number, value: number): Triple =>
  components.with(channel, value) as unknown as Triple
