import type { Format } from '#lib/imaging/formats.ts'
import { type Header, readHeader } from '#lib/imaging/metadata/header.ts'
import type { RasterImage, Size } from '#lib/imaging/raster-image.ts'
import { decode } from '#lib/imaging/read/decode.ts'
import { inspect as inspectAny, tooLarge, whyUnreadable } from '#lib/imaging/read/inspect.ts'
import { type ReadWarning, warningsOf } from '#lib/imaging/read/warnings.ts'
import { errors } from '../errors.ts'
import { type ForeignFormat, foreignNames } from './source-names.ts'

interface Common extends Size {
  /** Colors are there for every pixel, not for four at once. */
  hasFullColor: boolean
  /** What people should know of how it is read. */
  warnings: readonly ReadWarning[]
  /** @throws CodecError when the file is damaged */
  decode(): Promise<RasterImage>
}

interface Native extends Common {
  format: Format
  header: Header
}

interface Foreign extends Common {
  format: ForeignFormat
  header?: undefined
}

/** An image that can be compressed; one of a format that is only read comes without a header. */
export type Source = Native | Foreign

/** Reads what a file says of its image, and refuses what cannot be compressed, before a pixel is decoded. */
export async function inspect(bytes: Uint8Array<ArrayBuffer>): Promise<Source> {
  const header = readHeader(bytes)
  if (!header) return inspectForeign(bytes)
  const refusal = tooLarge(header)
  if (refusal) throw errors.tooLarge(refusal.params)
  if (header.isAnimated) throw errors.animated()
  const { format, width, height, hasFullColor } = header
  return {
    format,
    width,
    height,
    header,
    hasFullColor,
    warnings: warningsOf(header),
    decode: () => decode(bytes, header),
  }
}

async function inspectForeign(bytes: Uint8Array<ArrayBuffer>): Promise<Foreign> {
  const found = await inspectAny(bytes)
  if ('code' in found) {
    if (found.code === 'tooLarge') throw errors.tooLarge(found.params)
    throw found.code === 'notImage' ? errors.notImage() : errors.unsupported(found.params)
  }
  const format = foreignNames.find((name) => name === found.format)
  if (!format) {
    const { code, params } = await whyUnreadable(bytes)
    throw code === 'notImage' ? errors.notImage() : errors.unsupported(params)
  }
  // A TIFF of several pages is as little to be cut down to its first as an animation.
  if (found.isAnimated) throw errors.animated()
  const { width, height, hasFullColor, warnings } = found
  return { format, width, height, hasFullColor, warnings, decode: () => found.decode() }
}
