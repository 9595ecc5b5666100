import { textAt, viewOf } from '../../bytes.ts'
import { CodecError } from '../../codec-error.ts'
import type { Size } from '../../raster-image.ts'

/** A chunk of a WebP (RFC 9649, section 2.3). */
export interface Chunk {
  type: string
  data: Uint8Array
  /** The declared length, which exceeds that of `data` if the file is cut off. */
  length: number
  /** The chunk with header and padding. */
  whole: Uint8Array
}

export function* parseChunks(bytes: Uint8Array): Generator<Chunk> {
  const view = viewOf(bytes)
  const end = Math.min(bytes.length, 8 + view.getUint32(4, true))
  for (let at = 12; at + 8 <= end; ) {
    const length = view.getUint32(at + 4, true)
    const next = at + 8 + length + (length & 1)
    yield {
      type: textAt(bytes, at, 4),
      data: bytes.subarray(at + 8, at + 8 + length),
      length,
      whole: bytes.subarray(at, next),
    }
    at = next
  }
}

/** The image properties in the first chunk. */
export interface Features extends Size {
  hasAlpha: boolean
}

/** Reads the size and alpha flag from the first chunk, which is VP8X, VP8L or VP8. */
export function parseFeatures([first]: Chunk[]): Features {
  if (!first) throw new CodecError('this WebP file has no image')
  const view = viewOf(first.data)
  if (first.type === 'VP8X') {
    return {
      width: 1 + uint24At(view, 4),
      height: 1 + uint24At(view, 7),
      hasAlpha: (view.getUint8(0) & flags.alpha) > 0,
    }
  }
  if (first.type === 'VP8L') {
    const bits = view.getUint32(1, true)
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff), hasAlpha: ((bits >> 28) & 1) > 0 }
  }
  const [width, height] = [6, 8].map((at) => view.getUint16(at, true) & 0x3fff)
  return { width: width ?? 0, height: height ?? 0, hasAlpha: false }
}

export const flags = { animation: 0x02, xmp: 0x04, exif: 0x08, alpha: 0x10, profile: 0x20 }

/** Reads an unsigned 24-bit integer, little-endian. */
export const uint24At = (view: DataView, at: number): number => view.getUint16(at, true) + (view.getUint8(at + 2) << 16)
