import type { ToolError } from '#kit/tool-error.ts'
import { metadataFormats } from '#lib/imaging/formats/all-formats.ts'
import type { MetadataFormat } from '#lib/imaging/formats/format-definition.ts'
import type { ImageFormat } from '#lib/imaging/formats/image-format.ts'
import type { ImageInfo } from '#lib/imaging/image-info.ts'
import type { ImageSource } from '#lib/imaging/read/identify.ts'
import { inspect as inspectAny, type Unreadable, whyUnreadable } from '#lib/imaging/read/inspect.ts'
import { canAnimate } from '#lib/imaging/read/open-animation.ts'
import { errors } from '../errors.ts'
import { rasterFormats } from './source-formats.ts'

/** An image that can be compressed. */
export interface Source extends ImageSource {
  format: (typeof rasterFormats)[number]
  /** The metadata of its file, in formats whose metadata can be replaced. */
  info: (ImageInfo & { format: MetadataFormat }) | undefined
}

/** Reads the header and metadata of an image, and rejects images that cannot be compressed, before decoding. */
export async function inspect(bytes: Uint8Array<ArrayBuffer>): Promise<Source> {
  const source = await inspectAny(bytes)
  if ('code' in source) throw source.code === 'tooLarge' ? errors.tooLarge(source.params) : errorOf(source)
  const format = rasterFormats.find((name) => name === source.format)
  if (!format) throw errorOf(await whyUnreadable(bytes))
  // An animation that cannot be encoded with all frames is rejected, not reduced to its first frame.
  if (source.isAnimated && !canAnimate(format)) throw errors.animated()
  return { ...source, format, info: hasReplaceableMetadata(format) ? { ...source, format } : undefined }
}

/** Whether the metadata in files of a format can be removed and replaced. */
export const hasReplaceableMetadata = (format: ImageFormat): format is MetadataFormat =>
  metadataFormats.some((name) => name === format)

const errorOf = (unreadable: Unreadable): ToolError =>
  unreadable.code === 'notImage' ? errors.notImage() : errors.unsupported(unreadable.params)
