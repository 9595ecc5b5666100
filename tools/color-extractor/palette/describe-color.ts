import { type ColorName, colorNameOf } from '../color/names.ts'
import { type Notations, notationsOf } from '../color/notations.ts'
import type { PaletteColor } from './find-palette.ts'

/** A palette color with its name, share and notations. */
export interface DescribedColor extends Notations {
  share: number
  name: ColorName
}

export const describeColor = ({ rgb, share }: PaletteColor): DescribedColor => ({
  ...notationsOf(rgb),
  share: Math.round(share * 10_000) / 10_000,
  name: colorNameOf(rgb),
})
