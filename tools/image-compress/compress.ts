import { z } from 'zod'
import { type Call, phaseProgress } from '#kit/call.ts'
import { defineOperation } from '#kit/operation.ts'
import { byteCount } from '#kit/text-of.ts'
import { CodecError } from '#lib/imaging/codec-error.ts'
import { formats } from '#lib/imaging/formats/all-formats.ts'
import { reader as svgReader } from '#lib/imaging/formats/svg/info.ts'
import { applyPolicy, metadataOfResult, metadataSize } from '#lib/imaging/metadata/apply-policy.ts'
import { replaceMetadata } from '#lib/imaging/metadata/replace-metadata.ts'
import { freePixels } from '#lib/imaging/raster-image.ts'
import { openAnimation } from '#lib/imaging/read/open-animation.ts'
import { applyResize } from '#lib/imaging/settings/apply-resize.ts'
import { metadataPolicies } from '#lib/imaging/settings/metadata-policy.ts'
import { resolveSettings } from '#lib/imaging/settings/resolve-settings.ts'
import { resultFileName } from '#lib/imaging/settings/result-file-name.ts'
import { settingFields } from '#lib/imaging/settings/setting-fields.ts'
import { encodeSmallest } from '#lib/imaging/write/encode-smallest.ts'
import { encodingsFor } from '#lib/imaging/write/encodings.ts'
import { compressAnimation } from './animation/compress-animation.ts'
import { errors } from './errors.ts'
import { checkMemory } from './steps/check-memory.ts'
import { type CompressWarning, compressWarnings, warnIfLost } from './steps/compress-warnings.ts'
import { beatOriginal, fitTarget } from './steps/fit-target.ts'
import { hasReplaceableMetadata, inspect, type Source } from './steps/inspect.ts'
import { mayContainLocation, sourceFormats } from './steps/source-formats.ts'
import { compressSvg } from './svg/compress-svg.ts'

const input = {
  file: z.file(),
  ...settingFields,
  targetBytes: z.int().min(1).optional(),
  metadata: z.enum(metadataPolicies).default('strip'),
  colors: z.int().min(2).max(256).optional(),
  fileName: z.string().default('{name}'),
}

type Input = z.output<z.ZodObject<typeof input>>

export const compress = defineOperation('compress', {
  input,
  output: {
    file: z.file(),
    originalSize: z.int(),
    size: byteCount(),
    width: z.int(),
    height: z.int(),
    format: z.enum(sourceFormats),
    kept: z.boolean(),
    warnings: z.array(z.enum(compressWarnings)),
  },
  async run(input, call) {
    try {
      const { bytes, format, width, height, kept, warnings } = await compressSmallest(input, call)
      const name = resultFileName(input.fileName, input.file.name, { width, height }, format)
      const file = new File([bytes], name, { type: formats[format].mediaType })
      return { file, originalSize: input.file.size, size: file.size, width, height, format, kept, warnings }
    } catch (error) {
      throw error instanceof CodecError ? errors.failed() : error
    }
  },
})

/** Returns the smallest file that the settings allow; the original where none is smaller. */
async function compressSmallest(
  { file, targetBytes = Number.POSITIVE_INFINITY, metadata, colors, ...chosen }: Input,
  call: Call,
) {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (svgReader.detect(bytes)) return compressVector(bytes, { targetBytes, metadata, ...chosen })
  const source = await inspect(bytes)
  const animation = await openAnimation(bytes, source)
  if (animation)
    return compressAnimation({ bytes, source, animation }, { targetBytes, metadata, colors, ...chosen }, call)
  const { info } = source
  const original = info ? await applyPolicy(bytes, info, metadata) : bytes
  const { quality, format, isSizeFixed, ...size } = resolveSettings(chosen, info?.format ?? 'auto')
  checkMemory({ ...source, fileSize: file.size }, { format, ...size }, call)
  const { drawn, image } = await draw(source, size, call)
  const kept = info && (await metadataOfResult(bytes, info, metadata))
  // At half the size or less, subsampled chroma has a value for every pixel.
  const hasFullColor = source.hasFullColor || drawn.width <= image.width / 2
  const settings = { quality, format, colors, hasFullColor, source: source.format, keepsMetadata: kept !== undefined }
  // Written only once where the format is native and there is no target to fit.
  const isLastUse = info !== undefined && !Number.isFinite(targetBytes)
  const encodings = encodingsFor(drawn, settings)
  let result = await encodeSmallest(drawn, encodings, { isLastUse }, phaseOf(call, 0.4, 0.7))
  const maxBytes = targetBytes - (kept ? metadataSize(kept) : 0)
  if (original.length > targetBytes) {
    // Where no quality was chosen, it may rise as far as the target has room.
    const target = { maxBytes, maxQuality: chosen.quality ?? 100, isSizeFixed }
    result = await fitTarget(target, result, phaseOf(call, 0.7, 1))
  } else if (!info && result.bytes.length >= original.length) {
    const smaller = await beatOriginal(original.length, result, phaseOf(call, 0.7, 1))
    // The metadata of these formats can only be removed by encoding the image anew.
    if (!smaller && metadata !== 'keep' && mayContainLocation.has(source.format)) {
      throw errors.targetTooSmall({ size: result.bytes.length })
    }
    result = smaller ?? result
  }

  const { format: target } = result.encoding
  const written =
    kept && hasReplaceableMetadata(target) ? await replaceMetadata(result.bytes, target, kept) : result.bytes
  if (written.length >= original.length)
    return { ...image, bytes: original, format: source.format, kept: true, warnings: ['originalKept' as const] }
  const lost = await warnIfLost(metadata, { bytes, format: source.format }, { bytes: written, format: target })
  const warnings: CompressWarning[] = [...source.warnings, ...lost]
  return { ...result.image, bytes: written, format: target, kept: false, warnings }
}

/** Compresses an SVG. Active content is always removed; an original that has some is never returned. */
async function compressVector(
  bytes: Uint8Array<ArrayBuffer>,
  { targetBytes = Number.POSITIVE_INFINITY, metadata, ...chosen }: Omit<Input, 'file' | 'colors' | 'fileName'>,
) {
  const { quality, format } = resolveSettings(chosen, 'auto')
  if (format !== 'auto') throw errors.staysVector({ format: formats[format].label })
  const image = await svgReader.info(bytes)
  const svg = new TextDecoder().decode(bytes)
  const written = await compressSvg(svg, image, {
    quality,
    keepsMetadata: metadata === 'keep',
    maxBytes: targetBytes,
  }).catch(() => {
    throw errors.failed()
  })
  const kept = written.bytes.length >= bytes.length && !written.hadScripts
  const size = kept ? bytes.length : written.bytes.length
  if (size > targetBytes) throw errors.targetTooSmall({ size })
  const warnings: CompressWarning[] = [
    ...(written.hadScripts ? (['scriptsRemoved'] as const) : []),
    ...(kept ? (['originalKept'] as const) : []),
  ]
  return { ...image, bytes: kept ? bytes : written.bytes, format: 'svg' as const, kept, warnings }
}

/** Resizes an image; of the original only the size is kept. */
async function draw(source: Source, size: Parameters<typeof applyResize>[1], call: Call) {
  const image = await source.decode()
  call.progress(0.3)
  call.signal.throwIfAborted()
  const drawn = await applyResize(image, size)
  freePixels(image, drawn)
  call.progress(0.4)
  return { drawn, image: { width: image.width, height: image.height } }
}

/** A part of a call, which reports its own progress from 0 to 1. */
const phaseOf = (call: Call, from: number, to: number): Call => ({ ...call, progress: phaseProgress(call, from, to) })
