import type { Level } from '../code/tables.ts'
import { type Rgba, rgbaOf } from './colors.ts'
import type { ChosenDesign, cornerShapes, dotShapes, presetNames } from './design-fields.ts'

export type DotShape = (typeof dotShapes)[number]
export type CornerShape = (typeof cornerShapes)[number]

/** A design with nothing left to choose. */
export interface Design extends Look {
  level: Level
  background: Rgba
}

interface Look {
  dots: DotShape
  corners: CornerShape
  foreground: Rgba
  cornerColor: Rgba
}

/** Takes everything from what was chosen, else from the preset, else from the defaults. */
export function resolveDesign({ preset = 'basic', background, ...chosen }: ChosenDesign): Design {
  const base = presets[preset]
  const foreground = chosen.foreground ? rgbaOf(chosen.foreground) : base.foreground
  // Who chooses a color wants it for all, unless the corners are given one of their own.
  const corners = chosen.foreground ? foreground : base.cornerColor
  return {
    level: chosen.errorCorrection ?? (chosen.logo ? 'H' : 'M'),
    dots: chosen.dots ?? base.dots,
    corners: chosen.corners ?? base.corners,
    foreground,
    cornerColor: chosen.cornerColor ? rgbaOf(chosen.cornerColor) : corners,
    background: rgbaOf(background === 'transparent' ? '#0000' : background),
  }
}

const [black, purple, pink, navy] = ['#000000', '#5b21b6', '#be185d', '#1e3a8a'].map(rgbaOf) as [Rgba, Rgba, Rgba, Rgba]

const presets: Record<(typeof presetNames)[number], Look> = {
  basic: { dots: 'square', corners: 'square', foreground: black, cornerColor: black },
  rounded: { dots: 'rounded', corners: 'extra-rounded', foreground: black, cornerColor: black },
  colorful: { dots: 'dots', corners: 'dot', foreground: purple, cornerColor: pink },
  modern: { dots: 'classy-rounded', corners: 'extra-rounded', foreground: navy, cornerColor: navy },
}
