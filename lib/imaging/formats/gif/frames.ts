import { textAt, viewOf } from '../../bytes.ts'
import { CodecError } from '../../codec-error.ts'
import type { Box } from '../../transform/fit.ts'
import { endOfSubBlocks } from './sections.ts'

/** A frame of a GIF (image descriptor, GIF89a, section 20) with its graphic control extension (section 23). */
export interface GifFrame extends Box {
  isInterlaced: boolean
  /** Three bytes per color. */
  colors: Uint8Array
  transparent: number
  /** In hundredths of a second. */
  delay: number
  /** The disposal method, applied before the next frame: 2 clears the frame's area, 3 restores it, others leave it. */
  disposal: number
  /** How often the animation is played, as far as the file has said by this frame; 0 means forever. */
  plays: number
  /** The offset of the compressed pixels. */
  start: number
}

/** The defaults for frames without a graphic control extension. */
const defaultControl = { transparent: -1, delay: 0, disposal: 0 }

/** Parses the frames. Many files lack the trailer. */
export function* parseFrames(bytes: Uint8Array): Generator<GifFrame> {
  const view = viewOf(bytes)
  const tableSize = (flags: number) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0)
  const common = bytes.subarray(13, 13 + tableSize(view.getUint8(10)))
  let control = defaultControl
  let plays = 1
  for (let at = 13 + common.length, isFirst = true; isFirst || at < bytes.length; ) {
    const kind = view.getUint8(at)
    if (kind === 0x3b) return
    if (kind === 0x21) {
      if (view.getUint8(at + 1) === 0xf9) control = controlAt(view, at + 3)
      if (view.getUint8(at + 1) === 0xff) plays = playCountAt(bytes, at + 2) ?? plays
      at = endOfSubBlocks(view, at + 2)
    } else if (kind === 0x2c) {
      const flags = view.getUint8(at + 9)
      const start = at + 10 + tableSize(flags)
      const [left = 0, top = 0, width = 0, height = 0] = [1, 3, 5, 7].map((part) => view.getUint16(at + part, true))
      const colors = flags & 0x80 ? bytes.subarray(at + 10, start) : common
      yield { left, top, width, height, isInterlaced: (flags & 0x40) > 0, colors, ...control, plays, start }
      control = defaultControl
      isFirst = false
      at = endOfSubBlocks(view, start + 1)
    } else throw new CodecError('this GIF has a block of no known kind')
  }
}

function controlAt(view: DataView, at: number): typeof defaultControl {
  const flags = view.getUint8(at)
  return {
    transparent: flags & 1 ? view.getUint8(at + 3) : -1,
    delay: view.getUint16(at + 1, true),
    disposal: (flags >> 2) & 7,
  }
}

/** Whether an application extension holds the loop count. */
export const isLoopExtension = (name: string): boolean => name === 'NETSCAPE2.0' || name === 'ANIMEXTS1.0'

/**
 * Returns how often the animation is played: the loop count counts repetitions after the first play; 0 means forever.
 */
function playCountAt(bytes: Uint8Array, at: number): number | undefined {
  if (!isLoopExtension(textAt(bytes, at + 1, 11)) || bytes[at + 12] !== 3 || bytes[at + 13] !== 1) return undefined
  const again = viewOf(bytes).getUint16(at + 14, true)
  return again === 0 ? 0 : again + 1
}
