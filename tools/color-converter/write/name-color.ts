import { namedColors } from '#lib/color/named-colors.ts'
import type { Color } from '#lib/color/read-color.ts'
import { rgbOf } from '#lib/color/rgb.ts'
import { convertSpace, type Triple } from '#lib/color/spaces.ts'
import { levelsOf } from './write-color.ts'

/** Names a color as CSS does, where it does; and the named color that looks most like it. */
export function nameColor(color: Color): { name: string; nearestName: string } {
  const [red, green, blue, alpha] = levelsOf(color)
  if (alpha === 0) return { name: red + green + blue === 0 ? 'transparent' : '', nearestName: 'transparent' }
  const lab = labOf([red, green, blue])
  let nearest = { name: '', distance: Number.POSITIVE_INFINITY }
  for (const { name, lab: other } of points()) {
    const distance = Math.hypot(lab[0] - other[0], lab[1] - other[1], lab[2] - other[2])
    if (distance < nearest.distance) nearest = { name, distance }
  }
  return { name: alpha === 255 && nearest.distance === 0 ? nearest.name : '', nearestName: nearest.name }
}

const labOf = ([red, green, blue]: readonly [number, number, number]): Triple =>
  convertSpace([red / 255, green / 255, blue / 255], 'srgb', 'oklab')

let known: { name: string; lab: Triple }[] | undefined

function points() {
  known ??= Array.from(namedColors, ([name, hex]) => ({ name, lab: labOf(rgbOf(hex)) }))
  return known
}
