import type { ToolError } from '#kit/tool-error.ts'
import type { MetadataFormat } from '#lib/imaging/formats/format-definition.ts'
import type { ImageFormat } from '#lib/imaging/formats/image-format.ts'
import { metadataFormats } from '#lib/imaging/formats/registry.ts'
import type { ImageInfo } from '#lib/imaging/image-info.ts'
import type { ImageSource } from '#lib/imaging/read/identify.ts'
import { inspect as inspectAny, type Unreadable, whyUnreadable } from '#lib/imaging/read/inspect.ts'
import { canAnimate } from '#lib/imaging/read/open-animation.ts'
import { errors } from '../errors.ts'
import { rasterNames } from './source-names.ts'

/** An image that can be compressed. */
export interface Source extends ImageSource {
  format: (typeof rasterNames)[number]
  /** What its file says of it, where its metadata can be replaced. */
  info: (ImageInfo & { format: MetadataFormat }) | undefined
}

/** Reads what a file says of its image, and refuses what cannot be compressed, before a pixel is decoded. */
export async function inspect(bytes: Uint8Array<ArrayBuffer>): Promise<Source> {
  const source = await inspectAny(bytes)
  if ('code' in source) throw source.code === 'tooLarge' ? errors.tooLarge(source.params) : errorOf(source)
  const format = rasterNames.find((name) => name === source.format)
  if (!format) throw errorOf(await whyUnreadable(bytes))
  // An animation that cannot be written whole is refused, not cut down to its first frame.
  if (source.isAnimated && !canAnimate(format)) throw errors.animated()
  return { ...source, format, info: isNative(format) ? { ...source, format } : undefined }
}

/** Says whether files of a format can be kept free of metadata. */
export const isNative = (format: ImageFormat): format is MetadataFormat =>
  metadataFormats.some((name) => name === format)

const errorOf = (unreadable: Unreadable): ToolError =>
  unreadable.code === 'notImage' ? errors.notImage() : errors.unsupported(unreadable.params)
