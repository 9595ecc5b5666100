import { hexOf, rgbOf } from '#lib/color/rgb.ts'
import { nameOf } from '../color/names.ts'
import { describeColor } from '../palette/describe-color.ts'
import { type NamedColor, writeAse } from './write-ase.ts'
import { writeCss, writeJson, writeScss, writeTailwind } from './write-css.ts'

/** The files that a palette can be written as. */
export const paletteFormats = ['ase', 'gpl', 'css', 'scss', 'tailwind', 'json'] as const
export type PaletteFormat = (typeof paletteFormats)[number]

/** Writes colors, given in hexadecimal, as a file that other programs open. */
export function paletteFile(hexes: readonly string[], format: PaletteFormat, name: string): File {
  const { extension, type, write } = writers[format]
  return new File([write(hexes, name)], `${name}.${extension}`, { type })
}

interface Writer {
  extension: string
  type: string
  write: (hexes: readonly string[], name: string) => BlobPart
}

const named = (hexes: readonly string[]) => hexes.map((hex) => ({ hex: hexOf(rgbOf(hex)), name: nameOf(rgbOf(hex)) }))

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

/** Writes a palette of GIMP, which Inkscape, Krita and Aseprite read too. */
const writeGpl = (colors: readonly NamedColor[], title: string): string =>
  ['GIMP Palette', `Name: ${title.replace(/\s+/g, ' ')}`, 'Columns: 8', '#', ...colors.map(line), ''].join('\n')

const line = ({ hex, name }: NamedColor): string =>
  `${rgbOf(hex)
    .map((level) => String(level).padStart(3))
    .join(' ')}\t${name}`
