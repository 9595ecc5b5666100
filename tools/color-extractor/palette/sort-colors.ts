import { oklabOf } from '../color/oklab.ts'
import type { PaletteColor } from './find-palette.ts'

export const sortOrders = ['frequency', 'brightness', 'hue'] as const
export type SortOrder = (typeof sortOrders)[number]

/** Colors with less chroma look gray, whatever their hue. */
const grayChroma = 0.025

/** Sorts a palette given in order of frequency: by lightness, the lightest first, or around the color wheel. */
export function sortColors(colors: readonly PaletteColor[], order: SortOrder): PaletteColor[] {
  if (order === 'frequency') return [...colors]
  const keyed = colors.map((color) => ({ color, key: keys[order](color) }))
  return keyed.sort((one, other) => one.key - other.key).map(({ color }) => color)
}

const keys: Record<Exclude<SortOrder, 'frequency'>, (color: PaletteColor) => number> = {
  brightness: ({ rgb }) => -oklabOf(rgb)[0],
  // Grays come after all hues, the lightest first.
  hue({ rgb }) {
    const [lightness, a, b] = oklabOf(rgb)
    if (Math.hypot(a, b) < grayChroma) return 1000 - lightness
    return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
  },
}
