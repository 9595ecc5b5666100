import { textAt, viewOf } from '../bytes.ts'

export interface Box {
  type: string
  /** The offset of the box in the file. */
  start: number
  /** The offset of its content. */
  content: number
  end: number
}

/**
 * Parses the boxes between two offsets of a file (ISO/IEC 14496-12, section 4.2). Throws RangeError if one is damaged.
 */
export function parseBoxes(bytes: Uint8Array, from = 0, to = bytes.length): Box[] {
  const view = viewOf(bytes)
  const boxes: Box[] = []
  for (let start = from; start + 8 <= to; ) {
    const short = view.getUint32(start)
    const length = short === 1 ? Number(view.getBigUint64(start + 8)) : short || to - start
    const content = start + (short === 1 ? 16 : 8)
    const end = start + length
    if (end < content) throw new RangeError('This box is shorter than its head')
    boxes.push({ type: textAt(bytes, start + 4, 4), start, content, end })
    start = end
  }
  return boxes
}
