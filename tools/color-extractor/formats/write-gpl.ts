import { rgbOf } from '#lib/color/rgb.ts'
import type { NamedColor } from './write-ase.ts'

/** Writes a palette of GIMP, which Inkscape, Krita and Aseprite read too. */
export const writeGpl = (colors: readonly NamedColor[], title: string): string =>
  ['GIMP Palette', `Name: ${title.replace(/\s+/g, ' ')}`, 'Columns: 8', '#', ...colors.map(line), ''].join('\n')

const line = ({ hex, name }: NamedColor): string =>
  `${rgbOf(hex)
    .map((level) => String(level).padStart(3))
    .join(' ')}\t${name}`
