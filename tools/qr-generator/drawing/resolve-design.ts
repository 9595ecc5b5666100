import type { Level } from '../code/tables.ts'
import { type Rgba, rgbaOf } from './colors.ts'
import type { ChosenDesign, cornerShapes, dotShapes, presetNames } from './design-fields.ts'

export type DotShape = (typeof dotShapes)[number]
export type CornerShape = (typeof cornerShapes)[number]

/** A design with every field resolved. */
export interface Design extends Style {
  level: Level
  background: Rgba
}

interface Style {
  dots: DotShape
  corners: CornerShape
  foreground: Rgba
  cornerColor: Rgba
}

/** Resolves each field: the chosen value, else the preset's, else the default. */
export function resolveDesign({ preset = 'basic', background, ...chosen }: ChosenDesign): Design {
  const base = presets[preset]
  const foreground = chosen.foreground ? rgbaOf(chosen.foreground) : base.foreground
  // A chosen foreground color applies to the corners too, unless they have a color of their own.
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

const presets: Record<(typeof presetNames)[number], Style> = {
  basic: { dots: 'square', corners: 'square', foreground: black, cornerColor: black },
  rounded: { dots: 'rounded', corners: 'extra-rounded', foreground: black, cornerColor: black },
  colorful: { dots: 'dots', corners: 'dot', foreground: purple, cornerColor: pink },
  modern: { dots: 'classy-rounded', corners: 'extra-rounded', foreground: navy, cornerColor: navy },
}
