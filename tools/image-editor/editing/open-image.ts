import type { Call } from '#kit/call.ts'
import { CodecError } from '#lib/imaging/codec-error.ts'
import { formats, writableFormats } from '#lib/imaging/formats/all-formats.ts'
import type { WritableFormat } from '#lib/imaging/formats/format-definition.ts'
import type { ImageFormat } from '#lib/imaging/formats/image-format.ts'
import { tooMuchMemory } from '#lib/imaging/memory-need.ts'
import type { RasterImage } from '#lib/imaging/raster-image.ts'
import type { ImageSource } from '#lib/imaging/read/identify.ts'
import { inspect } from '#lib/imaging/read/inspect.ts'
import { readWarnings } from '#lib/imaging/read-warnings.ts'
import { canEmbedProfile } from '#lib/imaging/write/embed-profile.ts'
import { errors } from '../errors.ts'

/** Warnings about a result. */
export const editWarnings = [...readWarnings, 'firstFrame', 'otherFormat'] as const

export type EditWarning = (typeof editWarnings)[number]

/** An image that is being edited. */
export interface OpenedImage {
  /** Upright, in the colors of its profile if that is kept. */
  image: RasterImage
  source: ImageSource
  /** The format of the result. */
  format: WritableFormat
  profile: Uint8Array | undefined
  /** The file's name, without folders. */
  name: string
  warnings: EditWarning[]
}

/**
 * Decodes an image to edit it.
 *
 * @throws ToolError when it isn't a supported image, is too large, or is damaged
 */
export async function openImage(file: File, call: Call, options: { asSrgb?: boolean } = {}): Promise<OpenedImage> {
  const source = await inspectImage(file)
  const format = formatFor(source.format)
  const refusal = tooMuchMemory(call.memory, { ...source, fileSize: file.size }, { ...source, format })
  if (refusal) throw errors.needsMemory({ ...refusal })
  const isPlain = options.asSrgb || source.isCmyk || !canEmbedProfile(format, source.profile)
  const profile = isPlain ? undefined : source.profile
  const image = await runCodec(() => source.decode({ keepsProfile: profile !== undefined }))
  call.progress(0.4)
  call.signal.throwIfAborted()
  const isOther = format !== source.format
  const isFirst = source.isAnimated && source.format !== 'ico'
  const warnings: EditWarning[] = [
    ...source.warnings,
    ...(isFirst ? (['firstFrame'] as const) : []),
    ...(isOther ? (['otherFormat'] as const) : []),
  ]
  return { image, source, format, profile, name: file.name, warnings }
}

/**
 * Reads the format and size of an image file. @throws ToolError when it isn't a supported image, is too large, or is
 * damaged
 */
export async function inspectImage(file: File): Promise<ImageSource> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const source = await runCodec(() => inspect(bytes))
  if (!('code' in source)) return source
  if (source.code === 'tooLarge') {
    const { width, height } = source.params
    throw errors.tooLarge({ width, height })
  }
  throw source.code === 'unsupported' ? errors.unsupported({ kind: source.params.type }) : errors.notImage()
}

/** Runs a codec; an error of its own means that the file is damaged. */
export async function runCodec<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof CodecError ? errors.damaged() : error
  }
}

/** Keeps a format that can be written, at any size; HEIC becomes JPEG, all others PNG. */
function formatFor(format: ImageFormat): WritableFormat {
  if (format === 'heic') return 'jpeg'
  const same = writableFormats.find((name) => name === format)
  return same && !formats[same].encode.settings.includes('sizes') ? same : 'png'
}
