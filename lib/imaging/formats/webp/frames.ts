import { joinBytes } from '../../../join-bytes.ts'
import { viewOf } from '../../bytes.ts'
import { CodecError } from '../../codec-error.ts'
import type { Size } from '../../raster-image.ts'
import type { Box } from '../../transform/fit.ts'
import { chunksOf, threeBytesAt } from './chunks.ts'
import { chunkOf, extendedHeader, riffOf, threeBytes } from './write-chunks.ts'

/** A frame of an animated WebP (RFC 9649, section 2.7.1.1). */
export interface WebpFrame extends Box {
  /** In milliseconds. */
  delay: number
  /** Where it is transparent, what is there shines through; else it takes its place. */
  blends: boolean
  /** Its place becomes transparent before the next. */
  disposes: boolean
  /** As a file of its own, which decoders of still images read. */
  file(): Uint8Array<ArrayBuffer>
}

/**
 * Reads where the frames are and how they are drawn.
 *
 * @throws CodecError where one is beyond its canvas; RangeError where one is cut off
 */
export function* framesIn(bytes: Uint8Array, canvas: Size): Generator<WebpFrame> {
  for (const { type, data, length } of chunksOf(bytes)) {
    if (type !== 'ANMF') continue
    if (data.length < length) throw new RangeError('A frame ends too early')
    const view = viewOf(data)
    const [left, top] = [2 * threeBytesAt(view, 0), 2 * threeBytesAt(view, 3)]
    const [width, height] = [1 + threeBytesAt(view, 6), 1 + threeBytesAt(view, 9)]
    if (left + width > canvas.width || top + height > canvas.height) {
      throw new CodecError('this animation has a frame beyond its canvas')
    }
    const how = view.getUint8(15)
    yield {
      ...{ left, top, width, height, delay: threeBytesAt(view, 12) },
      ...{ blends: (how & 2) === 0, disposes: (how & 1) > 0 },
      // The image has alpha where a chunk of it comes before the pixels, or where these may hold it.
      file: () => riffOf(extendedHeader({ width, height, hasAlpha: true }, [], false), data.subarray(16)),
    }
  }
}

/** How often an animation is played; 0 is for ever. */
export function readLoopCount(bytes: Uint8Array): number {
  for (const { type, data } of chunksOf(bytes)) if (type === 'ANIM') return viewOf(data).getUint16(4, true)
  return 0
}

/** Writes a frame, whose place begins at even pixels, of the chunks of a file that holds it alone. */
export function frameChunk(
  { left, top, width, height, delay, blends }: Omit<WebpFrame, 'file' | 'disposes'>,
  image: Uint8Array[],
): Uint8Array {
  const head = [left / 2, top / 2, width - 1, height - 1, delay].flatMap(threeBytes)
  return chunkOf('ANMF', joinBytes(Uint8Array.of(...head, blends ? 0 : 2), ...image))
}
