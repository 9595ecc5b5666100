import { textAt, viewOf } from '../../bytes.ts'
import { CodecError } from '../../codec-error.ts'
import type { Encodes, FormatDefinition } from '../format-definition.ts'
import type { ImageFormats } from '../image-format.ts'
import { type Frame, framesIn } from './frames.ts'

declare module '../image-format.ts' {
  interface ImageFormats {
    gif: FormatDefinition & Encodes
  }
}

/** GIF89a: its first frame, on the canvas that all frames share. */
export const format: ImageFormats['gif'] = {
  label: 'GIF',
  mediaType: 'image/gif',
  extensions: ['gif'],
  order: 6,
  hasAlpha: true,
  shownBy: 'all',
  decodeBytesPerPixel: 6,

  detect: (bytes) => /^GIF8[79]a$/.test(textAt(bytes, 0, 6)),

  info(bytes) {
    const view = viewOf(bytes)
    const frames = framesIn(bytes)
    if (frames.next().done) throw new CodecError('this GIF has no frame')
    return {
      width: view.getUint16(6, true),
      height: view.getUint16(8, true),
      isAnimated: hasNext(frames),
    }
  },

  decode: async (bytes, info) => (await import('./decode.ts')).decode(bytes, info),

  encode: {
    settings: [],
    bytesPerPixel: 14,
    maxSide: 65_535,
    write: async (image) => (await import('./encode.ts')).encode(image),
  },
}

/** A further frame that is cut off is one all the same. */
function hasNext(frames: Generator<Frame>): boolean {
  try {
    return !frames.next().done
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
