import { z } from 'zod'
import { type Call, defineOperation, phaseProgress } from '#kit/operation.ts'
import { CodecError } from '#lib/imaging/codec-error.ts'
import { decode } from '#lib/imaging/decode.ts'
import { formatNames, formats } from '#lib/imaging/formats.ts'
import { replaceMetadata } from '#lib/imaging/header.ts'
import { errors } from './errors.ts'
import { fileNameOf } from './file-name.ts'
import { exifOfResult, metadataWishes, originalWithout } from './metadata.ts'
import { settingFields, settle } from './settings.ts'
import { sized } from './sizing.ts'
import { smallest } from './smallest.ts'
import { inspect } from './source.ts'
import { waysFor } from './ways.ts'
import { within } from './within.ts'

const input = {
  file: z.file(),
  ...settingFields,
  targetBytes: z.int().min(1).optional(),
  metadata: z.enum(metadataWishes).default('strip'),
  colors: z.int().min(2).max(256).optional(),
  fileName: z.string().default('{name}'),
}

type Input = z.output<z.ZodObject<typeof input>>

export const compress = defineOperation('compress', {
  input,
  output: {
    file: z.file(),
    originalSize: z.int(),
    size: z.int(),
    width: z.int(),
    height: z.int(),
    format: z.enum(formatNames),
    kept: z.boolean(),
  },
  async run(given, call) {
    try {
      const { bytes, format, width, height, kept } = await compressed(given, call)
      const name = fileNameOf(given.fileName, given.file.name, { width, height }, format)
      const file = new File([bytes], name, { type: formats[format].type })
      return { file, originalSize: given.file.size, size: file.size, width, height, format, kept }
    } catch (error) {
      throw error instanceof CodecError ? errors.failed() : error
    }
  },
})

/** Finds the smallest file that fulfils the wishes; the original itself where none is smaller. */
async function compressed(
  { file, targetBytes = Number.POSITIVE_INFINITY, metadata, colors, ...given }: Input,
  call: Call,
) {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const header = await inspect(bytes)
  const original = originalWithout(bytes, header, metadata)
  const picture = await decode(bytes, header)
  call.progress(0.3)
  call.signal.throwIfAborted()

  const { quality, format, isSizeFixed, ...size } = settle(given, header.format)
  const drawn = await sized(picture, size)
  call.progress(0.4)

  const exif = exifOfResult(header, metadata)
  // In half the size, the pixels that colours had are enough for all.
  const hasFullColor = header.hasFullColor || drawn.width <= picture.width / 2
  const wish = { quality, format, colors, hasFullColor, source: header.format, keepsMetadata: exif !== undefined }
  let result = await smallest(drawn, waysFor(drawn, wish), phaseOf(call, 0.4, 0.7))
  // The block of EXIF takes its part, and so does what it is wrapped in.
  const most = targetBytes - (exif ? exif.length + 64 : 0)
  if (result.bytes.length > most && original.length > targetBytes) {
    result = await within(most, result, isSizeFixed, phaseOf(call, 0.7, 1))
  }

  const written = exif ? replaceMetadata(result.bytes, result.way.format, exif) : result.bytes
  if (written.length >= original.length) return { ...picture, bytes: original, format: header.format, kept: true }
  return { ...result.picture, bytes: written, format: result.way.format, kept: false }
}

/** A part of a call, which reports its own progress from 0 to 1. */
const phaseOf = (call: Call, from: number, to: number): Call => ({ ...call, progress: phaseProgress(call, from, to) })
