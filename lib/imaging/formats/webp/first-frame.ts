import { joinBytes } from '../../../join-bytes.ts'
import { bytesOf, textAt, viewOf } from '../../bytes.ts'
import { CodecError } from '../../codec-error.ts'

/** Where the first frame of an animation stands on the canvas, and the frame as a file of its own. */
interface FirstFrame {
  left: number
  top: number
  file: Uint8Array<ArrayBuffer>
}

/** Takes the first frame out of an animated WebP (RFC 9649, section 2.7), whose decoder reads still ones alone. */
export function firstFrameOf(bytes: Uint8Array): FirstFrame {
  const view = viewOf(bytes)
  for (let at = 12; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at + 4, true)
    if (textAt(bytes, at, 4) === 'ANMF') {
      const three = (place: number) => view.getUint16(place, true) + (view.getUint8(place + 2) << 16)
      const start = at + 8
      const size = bytes.subarray(start + 6, start + 12)
      // The image has alpha where a chunk of it comes before the pixels, or where these may hold it.
      const head = joinBytes(bytesOf('VP8X\x0a\0\0\0\x10\0\0\0'), size)
      const body = joinBytes(bytesOf('WEBP'), head, bytes.subarray(start + 16, start + length))
      const file = joinBytes(bytesOf('RIFF'), new Uint8Array(4), body)
      viewOf(file).setUint32(4, body.length, true)
      return { left: 2 * three(start), top: 2 * three(start + 3), file }
    }
    at += 8 + length + (length & 1)
  }
  throw new CodecError('this animation has no frame')
}
