import { definitions } from '#lib/imaging/formats/found-definitions.ts'
import type {
  AnimatedFormat,
  Animates,
  Encodes,
  FormatDefinition,
  MetadataFormat,
  ReplacesMetadata,
  WritableFormat,
} from './format-definition.ts'
import { groupByFormat } from './group-by-format.ts'
import type { ImageFormat, ImageFormats } from './image-format.ts'

/** Any format, with the capabilities as optional. */
type AnyFormat = FormatDefinition & Partial<Encodes & ReplacesMetadata & Animates>

const byOrder = [...groupByFormat(definitions)]
  .map(([name, format]) => [name, format as AnyFormat] as const)
  .sort(([, a], [, b]) => a.order - b.order)

/** All formats, by the name of their folder: a new one is a new folder beside this file, with a `format.ts`. */
export const formats = Object.fromEntries(byOrder) as unknown as ImageFormats & Record<ImageFormat, AnyFormat>

const namesOf = <Name extends ImageFormat>(can: (format: AnyFormat) => boolean): Name[] =>
  byOrder.flatMap(([name, format]) => (can(format) ? [name as Name] : []))

/** The formats that can be decoded: all. */
export const readableFormats: readonly ImageFormat[] = namesOf(() => true)

/** The formats that can be encoded. */
export const writableFormats: readonly WritableFormat[] = namesOf(({ encode }) => encode !== undefined)

/** The formats whose metadata can be replaced. */
export const metadataFormats: readonly MetadataFormat[] = namesOf(({ metadata }) => metadata !== undefined)

/** The formats whose animations can be decoded and encoded. */
export const animatedFormats: readonly AnimatedFormat[] = namesOf(({ animation }) => animation !== undefined)

/** Returns the labels of formats, by name. */
export const labelsOf = <Name extends ImageFormat>(names: readonly Name[]): Record<Name, string> =>
  Object.fromEntries(names.map((name) => [name, formats[name].label])) as Record<Name, string>

/** Returns the file name extensions of these formats, each with its dot. */
export const dottedExtensions = (names: readonly ImageFormat[]): string[] =>
  names.flatMap((name) => formats[name].extensions.map((extension) => `.${extension}`))
