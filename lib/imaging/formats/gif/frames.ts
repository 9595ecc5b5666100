import { viewOf } from '../../bytes.ts'
import { CodecError } from '../../codec-error.ts'
import { endOfBlocks } from './sections.ts'

/** An image on the canvas of a GIF (GIF89a, section 20). */
export interface Frame {
  left: number
  top: number
  width: number
  height: number
  isInterlaced: boolean
  /** Three bytes a color. */
  colors: Uint8Array
  transparent: number
  /** Where the packed pixels begin. */
  start: number
}

/** Reads where the frames are and how they are drawn. */
export function* framesIn(bytes: Uint8Array): Generator<Frame> {
  const view = viewOf(bytes)
  const tableSize = (flags: number) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0)
  const common = bytes.subarray(13, 13 + tableSize(view.getUint8(10)))
  let transparent = -1
  for (let at = 13 + common.length; ; ) {
    const kind = view.getUint8(at)
    if (kind === 0x3b) return
    if (kind === 0x21) {
      if (view.getUint8(at + 1) === 0xf9) transparent = view.getUint8(at + 3) & 1 ? view.getUint8(at + 6) : -1
      at = endOfBlocks(view, at + 2)
    } else if (kind === 0x2c) {
      const flags = view.getUint8(at + 9)
      const start = at + 10 + tableSize(flags)
      const [left = 0, top = 0, width = 0, height = 0] = [1, 3, 5, 7].map((part) => view.getUint16(at + part, true))
      const colors = flags & 0x80 ? bytes.subarray(at + 10, start) : common
      yield { left, top, width, height, isInterlaced: (flags & 0x40) > 0, colors, transparent, start }
      at = endOfBlocks(view, start + 1)
    } else throw new CodecError('this GIF has a block of no known kind')
  }
}
