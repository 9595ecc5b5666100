import type { ToolError } from '#kit/tool-error.ts'
import type { MetadataFormat } from '#lib/imaging/formats/format-definition.ts'
import { metadataFormats } from '#lib/imaging/formats/registry.ts'
import type { ImageInfo } from '#lib/imaging/image-info.ts'
import type { ImageSource } from '#lib/imaging/read/identify.ts'
import { inspect as inspectAny, type Unreadable, whyUnreadable } from '#lib/imaging/read/inspect.ts'
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
  const found = await inspectAny(bytes)
  if ('code' in found) throw found.code === 'tooLarge' ? errors.tooLarge(found.params) : errorOf(found)
  const format = rasterNames.find((name) => name === found.format)
  if (!format) throw errorOf(await whyUnreadable(bytes))
  // A TIFF of several pages is as little to be cut down to its first as an animation.
  if (found.isAnimated) throw errors.animated()
  return { ...found, format, info: isNative(format) ? { ...found, format } : undefined }
}

const isNative = (format: Source['format']): format is MetadataFormat => metadataFormats.some((name) => name === format)

const errorOf = (unreadable: Unreadable): ToolError =>
  unreadable.code === 'notImage' ? errors.notImage() : errors.unsupported(unreadable.params)
