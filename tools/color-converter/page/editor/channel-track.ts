import { isInGamut, mapToGamut } from '#lib/color/map-gamut.ts'
import type { Triple } from '#lib/color/spaces.ts'
import { hexOf } from '../../write/write-color.ts'

/** The components of OKLCH in their order, and how far a slider for each goes. */
export const channels = [
  { name: 'lightness', max: 1, step: 0.001 },
  { name: 'chroma', max: 0.4, step: 0.001 },
  { name: 'hue', max: 360, step: 0.1 },
] as const

/** What a slider is drawn by. */
export interface Track {
  /** Of the nearest color in sRGB at equal distances. */
  colors: string[]
  /** Where its colors are outside of sRGB, as shares of its length. */
  outside: { from: number; to: number }[]
}

const [drawn, looked] = [24, 96]

/** Finds the colors that a slider would give while the other two stay. */
export function trackOf(components: Triple, channel: number): Track {
  const { max } = channels[channel] ?? channels[0]
  const at = (share: number): Triple => withChannel(components, channel, share * max)
  const colors = Array.from({ length: drawn + 1 }, (_, index) => {
    const rgb = mapToGamut(at(index / drawn), 'oklch')
    return hexOf({ space: 'srgb', components: rgb, alpha: 1, missing: [] })
  })
  const isInside = (share: number) => isInGamut(at(share), 'oklch')
  const outside: Track['outside'] = []
  let start = isInside(0) ? undefined : 0
  for (let index = 1; index <= looked; index++) {
    const share = index / looked
    const isOut = !isInside(share)
    if (isOut === (start !== undefined)) continue
    const edge = edgeBetween((index - 1) / looked, share, isInside)
    if (start === undefined) start = edge
    else {
      outside.push({ from: start, to: edge })
      start = undefined
    }
  }
  if (start !== undefined) outside.push({ from: start, to: 1 })
  return { colors, outside }
}

/** Halves what lies between a place inside and one outside until no pixel tells them apart. */
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
