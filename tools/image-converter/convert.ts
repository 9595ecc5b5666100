import { z } from 'zod'
import type { Call } from '#kit/call.ts'
import { defineOperation } from '#kit/operation.ts'
import { byteCount, color } from '#kit/text-of.ts'
import type { Animation } from '#lib/imaging/animation/animation.ts'
import { transformFrames } from '#lib/imaging/animation/transform-frames.ts'
import { CodecError } from '#lib/imaging/codec-error.ts'
import { formats } from '#lib/imaging/formats/all-formats.ts'
import type { AnimatedFormat } from '#lib/imaging/formats/format-definition.ts'
import type { ImageInfo } from '#lib/imaging/image-info.ts'
import { tooMuchMemory } from '#lib/imaging/memory-need.ts'
import type { Size } from '#lib/imaging/raster-image.ts'
import type { ImageSource } from '#lib/imaging/read/identify.ts'
import { inspect } from '#lib/imaging/read/inspect.ts'
import { animationTooLarge, canAnimate, openAnimation } from '#lib/imaging/read/open-animation.ts'
import { readWarnings } from '#lib/imaging/read-warnings.ts'
import { resultFileName } from '#lib/imaging/settings/result-file-name.ts'
import { uprightSize } from '#lib/imaging/transform/orientation.ts'
import { encode } from '#lib/imaging/write/encode.ts'
import { encodeAnimation } from '#lib/imaging/write/encode-animation.ts'
import { errors } from './errors.ts'
import { checkResultSize, type DrawSettings, draw, resizeAndFlatten } from './steps/draw.ts'
import { sourceFormats, targetFormats } from './steps/offered-formats.ts'
import { presetNames, resolveSettings } from './steps/settings.ts'
import { targetSize } from './steps/target-size.ts'

/** A side of an image, in pixels. */
const side = z.int().min(1).max(65_535)

// Fields of presets have no default in the schema, to tell whether they were set.
const input = {
  file: z.file(),
  format: z.enum(targetFormats).optional(),
  quality: z.int().min(1).max(100).optional(),
  keepTransparency: z.boolean().optional(),
  background: color().default('#ffffff'),
  width: side.optional(),
  height: side.optional(),
  keepAspectRatio: z.boolean().default(true),
  smoothing: z.boolean().default(true),
  sizes: z.array(z.int().min(1).max(256)).min(1).max(16).default([16, 32, 48]),
  scale: z.number().min(0.01).max(100).default(1),
  fileName: z.string().default('{name}'),
  preset: z.enum(presetNames).optional(),
  animation: z.enum(['keep', 'first']).default('keep'),
}

type Input = z.output<z.ZodObject<typeof input>>

export const convert = defineOperation('convert', {
  input,
  output: {
    file: z.file(),
    width: z.int(),
    height: z.int(),
    format: z.enum(targetFormats),
    source: z.enum(sourceFormats),
    originalSize: byteCount(),
    size: byteCount(),
    frames: z.int(),
    firstOnly: z.boolean(),
    warnings: z.array(z.enum([...readWarnings, 'firstFrame'])),
  },
  async run(input, call) {
    try {
      return await convertImage(input, call)
    } catch (error) {
      throw error instanceof CodecError ? errors.failed() : error
    }
  },
})

async function convertImage({ file: original, fileName, ...chosen }: Input, call: Call) {
  const content = new Uint8Array(await original.arrayBuffer())
  const source = await look(content)
  const settings = { ...chosen, ...resolveSettings(chosen), fileSize: original.size }
  const { format } = settings
  const target = chosen.animation === 'keep' && canAnimate(format) ? format : undefined
  const animation = target && (await openAnimation(content, source))
  const { bytes, width, height } = animation
    ? await convertAnimation(animation, source, { ...settings, format: target }, call)
    : await convertStill(source, settings, call)
  const name = resultFileName(fileName, original.name, { width, height }, format)
  const file = new File([bytes], name, { type: formats[format].mediaType })
  const firstOnly = source.isAnimated && !animation
  // An icon has one image in several sizes, of which the largest is taken.
  const isUnasked = firstOnly && chosen.animation === 'keep' && source.format !== 'ico'
  const details = {
    originalSize: original.size,
    size: file.size,
    frames: animation?.count ?? 1,
    firstOnly,
    warnings: [...source.warnings, ...(isUnasked ? (['firstFrame'] as const) : [])],
  }
  return { file, width, height, format, source: source.format, ...details }
}

/** Resizes each frame of an animation, and encodes all of them. */
async function convertAnimation(
  animation: Animation,
  source: ImageInfo,
  settings: DrawSettings & { format: AnimatedFormat },
  call: Call,
): Promise<Size & { bytes: Uint8Array<ArrayBuffer> }> {
  const size = targetSize(uprightSize(source), settings)
  const { format, quality } = settings
  checkResultSize(size, format)
  const tooLarge = animationTooLarge(animation, size)
  if (tooLarge) throw errors.animationTooLarge({ ...tooLarge })
  const refusal = tooMuchMemory(
    call.memory,
    { ...source, fileSize: settings.fileSize },
    { ...size, format },
    'animation',
  )
  if (refusal) throw errors.needsMemory({ ...refusal })
  const frames = transformFrames(animation, (image) => resizeAndFlatten(image, size, settings), call)
  const bytes = await encodeAnimation(frames, { ...size, plays: animation.plays }, { format, quality })
  return { ...size, bytes }
}

async function convertStill(source: ImageSource, settings: DrawSettings & Pick<Input, 'sizes'>, call: Call) {
  const { format, quality, sizes } = settings
  const image = await draw(source, settings, call)
  call.progress(0.6)
  call.signal.throwIfAborted()
  // At half the size or less, subsampled chroma has a value for every pixel.
  const hasFullColor = source.hasFullColor || 4 * image.width * image.height <= source.width * source.height
  const bytes = await encode(image, format, { quality, sizes, hasFullColor, isLastUse: true })
  const largest = Math.max(...sizes)
  const hasSizes = formats[format].encode.settings.includes('sizes')
  const { width, height } = hasSizes ? { width: largest, height: largest } : image
  return { bytes, width, height }
}

async function look(bytes: Uint8Array<ArrayBuffer>): Promise<ImageSource> {
  const source = await inspect(bytes)
  if (!('code' in source)) return source
  if (source.code === 'tooLarge') throw errors.tooLarge(source.params)
  throw source.code === 'unsupported' ? errors.unsupported(source.params) : errors.notImage()
}
