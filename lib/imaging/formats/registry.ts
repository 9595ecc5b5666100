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

/** One format as it is seen where it may be any. */
type AnyFormat = FormatDefinition & Partial<Encodes & ReplacesMetadata & Animates>

const byOrder = [...groupByFormat(definitions)]
  .map(([name, format]) => [name, format as AnyFormat] as const)
  .sort(([, a], [, b]) => a.order - b.order)

/** Every format, by the name of its folder. */
export const formats = Object.fromEntries(byOrder) as unknown as ImageFormats & Record<ImageFormat, AnyFormat>

const namesOf = <Name extends ImageFormat>(can: (format: AnyFormat) => boolean): Name[] =>
  byOrder.flatMap(([name, format]) => (can(format) ? [name as Name] : []))

/** The formats that an image can be read from: all. */
export const readableFormats: readonly ImageFormat[] = namesOf(() => true)

/** The formats that an image can be written in. */
export const writableFormats: readonly WritableFormat[] = namesOf(({ encode }) => encode !== undefined)

/** The formats whose files can be kept free of metadata. */
export const metadataFormats: readonly MetadataFormat[] = namesOf(({ metadata }) => metadata !== undefined)

/** The formats whose animations are read and written. */
export const animatedFormats: readonly AnimatedFormat[] = namesOf(({ animation }) => animation !== undefined)

/** What formats are called, by their names. */
export const labelsOf = <Name extends ImageFormat>(names: readonly Name[]): Record<Name, string> =>
  Object.fromEntries(names.map((name) => [name, formats[name].label])) as Record<Name, string>

/** The endings that files of these formats have, each with its dot. */
export const endingsOf = (names: readonly ImageFormat[]): string[] =>
  names.flatMap((name) => formats[name].extensions.map((extension) => `.${extension}`))
