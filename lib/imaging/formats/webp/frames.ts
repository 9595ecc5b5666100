import { joinBytes } from '../../../join-bytes.ts'
import { viewOf } from '../../bytes.ts'
import { CodecError } from '../../codec-error.ts'
import type { Size } from '../../raster-image.ts'
import type { Box } from '../../transform/fit.ts'
import { parseChunks, uint24At } from './chunks.ts'
import { buildChunk, buildRiff, extendedHeader, uint24Bytes } from './write-chunks.ts'

/** A frame of an animated WebP (RFC 9649, section 2.7.1.1). */
export interface WebpFrame extends Box {
  /** In milliseconds. */
  delay: number
  /** Whether the frame is alpha-blended onto the canvas, instead of replacing its area. */
  blends: boolean
  /** Whether its area is cleared to transparency before the next frame. */
  disposes: boolean
  /** Returns the frame as a separate WebP file, for decoders of still images. */
  file(): Uint8Array<ArrayBuffer>
}

/**
 * Parses the frames.
 *
 * @throws CodecError if one exceeds the canvas; RangeError if one is cut off
 */
export function* parseFrames(bytes: Uint8Array, canvas: Size): Generator<WebpFrame> {
  for (const { type, data, length } of parseChunks(bytes)) {
    if (type !== 'ANMF') continue
    if (data.length < length) throw new RangeError('A frame ends too early')
    const view = viewOf(data)
    const [left, top] = [2 * uint24At(view, 0), 2 * uint24At(view, 3)]
    const [width, height] = [1 + uint24At(view, 6), 1 + uint24At(view, 9)]
    if (left + width > canvas.width || top + height > canvas.height) {
      throw new CodecError('this animation has a frame beyond its canvas')
    }
    const how = view.getUint8(15)
    yield {
      ...{ left, top, width, height, delay: uint24At(view, 12) },
      ...{ blends: (how & 2) === 0, disposes: (how & 1) > 0 },
      // Declares alpha always: whether there is any depends on an ALPH chunk, or on the pixels themselves.
      file: () => buildRiff(extendedHeader({ width, height, hasAlpha: true }, []), data.subarray(16)),
    }
  }
}

/** Returns how often an animation is played; 0 means forever. */
export function readLoopCount(bytes: Uint8Array): number {
  for (const { type, data } of parseChunks(bytes)) if (type === 'ANIM') return viewOf(data).getUint16(4, true)
  return 0
}

/** Builds an ANMF chunk from the image chunks of a still file; left and top must be even. */
export function frameChunk(
  { left, top, width, height, delay, blends }: Omit<WebpFrame, 'file' | 'disposes'>,
  image: Uint8Array[],
): Uint8Array {
  const head = [left / 2, top / 2, width - 1, height - 1, delay].flatMap(uint24Bytes)
  return buildChunk('ANMF', joinBytes(Uint8Array.of(...head, blends ? 0 : 2), ...image))
}
