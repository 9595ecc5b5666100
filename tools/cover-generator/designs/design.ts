import { contrastRatio } from '#lib/color/contrast.ts'
import { rgbOf } from '#lib/color/rgb.ts'
import { mix } from '../drawing/colors.ts'
import type { Shape } from '../drawing/shapes.ts'
import type { Frame } from '../frame/frame.ts'

/** The look of a preset: its colors, and what it draws behind the text. */
export interface Design {
  palette: Palette
  /** Font weight of the title, 100 to 900. */
  weight: number
  draw(frame: Frame, palette: Palette): Shape[]
}

export interface Palette {
  /** Behind the text: the color, or the beginning of a gradient. */
  background: string
  /** A second color of the background, such as the end of a gradient. */
  depth: string
  /** The title. */
  text: string
  /** Subtitle and author. */
  mutedText: string
  accent: string
  second: string
  third: string
}

/** Returns a palette with another background: its text becomes black or white, whichever has more contrast. */
export function recolor(palette: Palette, background: string): Palette {
  const isDark = contrastRatio(rgbOf(background), rgbOf('#ffffff')) > contrastRatio(rgbOf(background), rgbOf('#101418'))
  const text = isDark ? '#ffffff' : '#101418'
  // Further from the color of the text, so that its contrast is no lower there.
  const depth = mix(background, isDark ? '#000000' : '#ffffff', 0.3)
  return { ...palette, background, depth, text, mutedText: mix(text, background, 0.12) }
}
