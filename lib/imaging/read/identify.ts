import { CodecError } from '../codec-error.ts'
import { type ReadableFormat, readableNames } from '../formats.ts'
import { type Header, readHeader } from '../metadata/header.ts'
import { emptyImage, type RasterImage, type Size } from '../raster-image.ts'
import { bmp } from '../readers/bmp.ts'
import { gif } from '../readers/gif.ts'
import { heic } from '../readers/heic.ts'
import { ico } from '../readers/ico.ts'
import type { Reader, ReadOptions } from '../readers/reader.ts'
import { svg } from '../readers/svg.ts'
import { tiff } from '../readers/tiff/tiff.ts'
import { firstFrameOf } from '../readers/webp-frame.ts'
import { overlay } from '../transform/overlay.ts'
import { decode } from './decode.ts'
import { type ReadWarning, warningsOf } from './warnings.ts'

/** An image that is not decoded yet. Its size is that of the pixels as they are stored. */
export interface Identified extends Size {
  format: ReadableFormat
  /** There are more images in the file than the first, which is the one that is read. */
  isAnimated: boolean
  /** Colors are stored with as many pixels as brightness is; cameras keep a quarter of them. */
  hasFullColor: boolean
  /** What people should know of how it is read. */
  warnings: readonly ReadWarning[]
  /**
   * Reads the pixels as they are seen: upright, in sRGB.
   *
   * @throws CodecError when the file is damaged
   */
  decode(options?: ReadOptions): Promise<RasterImage>
}

/**
 * Tells by its bytes alone what image a file holds; undefined if it is none that can be read.
 *
 * @throws CodecError when it is one, but damaged
 */
export function identify(bytes: Uint8Array<ArrayBuffer>): Identified | undefined {
  const header = readHeader(bytes)
  if (header) return { ...header, warnings: warningsOf(header), decode: () => decodeStill(bytes, header) }
  const format = readableNames.find((name) => readers[name]?.isOf(bytes))
  const reader = format && readers[format]
  if (!reader) return undefined
  const decodeIt = (options: ReadOptions = {}) => intact(async () => reader.decode(bytes, options))
  const facts = { format, hasFullColor: format !== 'heic', warnings: [] }
  return { ...facts, ...measured(() => reader.measure(bytes)), decode: decodeIt }
}

/** The more particular come first; what looks like an icon may be much else. */
const readers: Partial<Record<ReadableFormat, Reader>> = { gif, bmp, tiff, heic, svg, ico }

async function decodeStill(bytes: Uint8Array<ArrayBuffer>, header: Header): Promise<RasterImage> {
  if (header.format !== 'webp' || !header.isAnimated) return decode(bytes, header)
  const { left, top, file } = await intact(async () => firstFrameOf(bytes))
  const still = readHeader(file)
  if (!still) throw new CodecError('this animation has no frame')
  if (left + still.width > header.width || top + still.height > header.height) {
    throw new CodecError('this animation has a frame beyond its canvas')
  }
  return overlay(emptyImage(header.width, header.height), await decode(file, still), { left, top })
}

function measured<Answer>(measure: () => Answer): Answer {
  try {
    return measure()
  } catch (error) {
    throw error instanceof RangeError ? new CodecError(damaged) : error
  }
}

async function intact<Answer>(read: () => Promise<Answer>): Promise<Answer> {
  try {
    return await read()
  } catch (error) {
    throw error instanceof RangeError ? new CodecError(damaged) : error
  }
}

const damaged = 'the file is damaged or ends too early'
