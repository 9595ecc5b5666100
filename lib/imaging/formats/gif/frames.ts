import { textAt, viewOf } from '../../bytes.ts'
import { CodecError } from '../../codec-error.ts'
import type { Box } from '../../transform/fit.ts'
import { endOfBlocks } from './sections.ts'

/** An image on the canvas of a GIF (GIF89a, section 20), and how it is shown (section 23). */
export interface GifFrame extends Box {
  isInterlaced: boolean
  /** Three bytes a color. */
  colors: Uint8Array
  transparent: number
  /** In hundredths of a second. */
  delay: number
  /** What becomes of it before the next: 2 makes its place transparent, 3 puts back what was there, else it stays. */
  disposal: number
  /** How often all frames are played, as far as the file has told by then; 0 is for ever. */
  plays: number
  /** Where the packed pixels begin. */
  start: number
}

/** What holds of a frame that no control stands before. */
const uncontrolled = { transparent: -1, delay: 0, disposal: 0 }

/** Reads where the frames are and how they are drawn. Many a file ends without its last sign. */
export function* framesIn(bytes: Uint8Array): Generator<GifFrame> {
  const view = viewOf(bytes)
  const tableSize = (flags: number) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0)
  const common = bytes.subarray(13, 13 + tableSize(view.getUint8(10)))
  let control = uncontrolled
  let plays = 1
  for (let at = 13 + common.length, isFirst = true; isFirst || at < bytes.length; ) {
    const kind = view.getUint8(at)
    if (kind === 0x3b) return
    if (kind === 0x21) {
      if (view.getUint8(at + 1) === 0xf9) control = controlAt(view, at + 3)
      if (view.getUint8(at + 1) === 0xff) plays = playsAt(bytes, at + 2) ?? plays
      at = endOfBlocks(view, at + 2)
    } else if (kind === 0x2c) {
      const flags = view.getUint8(at + 9)
      const start = at + 10 + tableSize(flags)
      const [left = 0, top = 0, width = 0, height = 0] = [1, 3, 5, 7].map((part) => view.getUint16(at + part, true))
      const colors = flags & 0x80 ? bytes.subarray(at + 10, start) : common
      yield { left, top, width, height, isInterlaced: (flags & 0x40) > 0, colors, ...control, plays, start }
      control = uncontrolled
      isFirst = false
      at = endOfBlocks(view, start + 1)
    } else throw new CodecError('this GIF has a block of no known kind')
  }
}

function controlAt(view: DataView, at: number): typeof uncontrolled {
  const flags = view.getUint8(at)
  return {
    transparent: flags & 1 ? view.getUint8(at + 3) : -1,
    delay: view.getUint16(at + 1, true),
    disposal: (flags >> 2) & 7,
  }
}

/** How often it is played. */
export const isLoopExtension = (name: string): boolean => name === 'NETSCAPE2.0' || name === 'ANIMEXTS1.0'

/** What applications write that repeat an animation: how often again, once it was seen. */
function playsAt(bytes: Uint8Array, at: number): number | undefined {
  if (!isLoopExtension(textAt(bytes, at + 1, 11)) || bytes[at + 12] !== 3 || bytes[at + 13] !== 1) return undefined
  const again = viewOf(bytes).getUint16(at + 14, true)
  return again === 0 ? 0 : again + 1
}
