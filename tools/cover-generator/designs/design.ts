import { contrastRatio } from '#lib/color/contrast.ts'
import { rgbOf } from '#lib/color/rgb.ts'
import { mix } from '../drawing/colors.ts'
import type { Shape } from '../drawing/shapes.ts'
import type { Frame } from '../frame/frame.ts'

/** How a preset looks: its colors, and what it draws behind the text. */
export interface Design {
  palette: Palette
  /** That of the title, 100 to 900. */
  weight: number
  draw(frame: Frame, palette: Palette): Shape[]
}

export interface Palette {
  /** Behind the text. */
  ground: string
  /** What the ground goes over into. */
  depth: string
  /** The title. */
  text: string
  /** Subtitle and author. */
  soft: string
  accent: string
  second: string
  third: string
}

/** The same design on another ground: its text becomes black or white, whichever stands out more. */
export function recolor(palette: Palette, ground: string): Palette {
  const isDark = contrastRatio(rgbOf(ground), rgbOf('#ffffff')) > contrastRatio(rgbOf(ground), rgbOf('#101418'))
  const text = isDark ? '#ffffff' : '#101418'
  // Away from the text, so that it stands out at least as well.
  const depth = mix(ground, isDark ? '#000000' : '#ffffff', 0.3)
  return { ...palette, ground, depth, text, soft: mix(text, ground, 0.12) }
}
