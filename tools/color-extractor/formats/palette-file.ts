import { hexOf, rgbOf } from '#lib/color/rgb.ts'
import { colorNameOf } from '../color/names.ts'
import { describeColor } from '../palette/describe-color.ts'
import { type NamedColor, writeAse } from './write-ase.ts'
import { writeCss, writeJson, writeScss, writeTailwind } from './write-css.ts'

/** File formats of palettes. */
export const paletteFormats = ['ase', 'gpl', 'css', 'scss', 'tailwind', 'json'] as const
export type PaletteFormat = (typeof paletteFormats)[number]

/** Writes hexadecimal colors as a file for other programs. */
export function paletteFile(hexes: readonly string[], format: PaletteFormat, name: string): File {
  const { extension, type, write } = writers[format]
  return new File([write(hexes, name)], `${name}.${extension}`, { type })
}

interface Writer {
  extension: string
  type: string
  write: (hexes: readonly string[], name: string) => BlobPart
}

const named = (hexes: readonly string[]) =>
  hexes.map((hex) => ({ hex: hexOf(rgbOf(hex)), name: colorNameOf(rgbOf(hex)) }))

const described = (hexes: readonly string[]) =>
  hexes.map((hex) => describeColor({ rgb: rgbOf(hex), share: 1 / hexes.length }))

const writers: Record<PaletteFormat, Writer> = {
  ase: { extension: 'ase', type: 'application/octet-stream', write: (hexes) => writeAse(named(hexes)) },
  gpl: { extension: 'gpl', type: 'text/plain', write: (hexes, name) => writeGpl(named(hexes), name) },
  css: { extension: 'css', type: 'text/css', write: (hexes) => writeCss(described(hexes)) },
  scss: { extension: 'scss', type: 'text/x-scss', write: (hexes) => writeScss(described(hexes)) },
  tailwind: { extension: 'css', type: 'text/css', write: (hexes) => writeTailwind(described(hexes)) },
  json: { extension: 'json', type: 'application/json', write: (hexes) => writeJson(described(hexes)) },
}

/** Writes a GIMP palette, which Inkscape, Krita and Aseprite read too. */
const writeGpl = (colors: readonly NamedColor[], title: string): string =>
  ['GIMP Palette', `Name: ${title.replace(/\s+/g, ' ')}`, 'Columns: 8', '#', ...colors.map(line), ''].join('\n')

const line = ({ hex, name }: NamedColor): string =>
  `${rgbOf(hex)
    .map((level) => String(level).padStart(3))
    .join(' ')}\t${name}`
