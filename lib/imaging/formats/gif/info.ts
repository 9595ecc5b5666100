import { textAt, viewOf } from '../../bytes.ts'
import { CodecError } from '../../codec-error.ts'
import type { InfoReader } from '../format-definition.ts'
import { type GifFrame, parseFrames } from './frames.ts'

export const reader: InfoReader = {
  detect: (bytes) => /^GIF8[79]a$/.test(textAt(bytes, 0, 6)),

  info(bytes) {
    const view = viewOf(bytes)
    const frames = parseFrames(bytes)
    if (frames.next().done) throw new CodecError('this GIF has no frame')
    return {
      width: view.getUint16(6, true),
      height: view.getUint16(8, true),
      isAnimated: hasNext(frames),
    }
  },
}

/** Whether there is another frame. Its pixels may be cut off, but not its header. */
function hasNext(frames: Generator<GifFrame>): boolean {
  try {
    return !frames.next().done
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
