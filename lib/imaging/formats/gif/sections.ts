import { textAt, viewOf } from '../../bytes.ts'
import { CodecError } from '../../codec-error.ts'

/** A part of a GIF after its head: an image, an extension, or its end (GIF89a, section 12). */
export interface Section {
  kind: 'image' | 'control' | 'comment' | 'application' | 'other' | 'end'
  /** What an application calls itself, its authentication included: `NETSCAPE2.0`. */
  name: string
  start: number
  end: number
}

/** Reads the parts behind the head of a GIF, whose length is told too. Throws RangeError where it is cut off. */
export function sectionsIn(bytes: Uint8Array): { headLength: number; sections: Section[] } {
  const view = viewOf(bytes)
  const tableSize = (flags: number) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0)
  const headLength = 13 + tableSize(view.getUint8(10))
  const sections: Section[] = []
  for (let at = headLength; at < bytes.length; ) {
    const sign = view.getUint8(at)
    if (sign === 0x3b) {
      sections.push({ kind: 'end', name: '', start: at, end: at + 1 })
      return { headLength, sections }
    }
    if (sign !== 0x21 && sign !== 0x2c) throw new CodecError('this GIF has a block of no known kind')
    const kind = sign === 0x2c ? 'image' : (kinds[view.getUint8(at + 1)] ?? 'other')
    const name = kind === 'application' ? textAt(bytes, at + 3, 11) : ''
    const end = endOfBlocks(view, sign === 0x2c ? at + 11 + tableSize(view.getUint8(at + 9)) : at + 2)
    sections.push({ kind, name, start: at, end })
    at = end
  }
  // Many a file ends without its last sign.
  return { headLength, sections }
}

const kinds: Record<number, Section['kind']> = { 249: 'control', 254: 'comment', 255: 'application' }

/** Puts together what stands in the blocks of an extension. */
export function contentOf(bytes: Uint8Array, { start }: Section): Uint8Array {
  const view = viewOf(bytes)
  const from = start + 2
  const to = endOfBlocks(view, from)
  const content = new Uint8Array(to - from)
  let length = 0
  for (let at = from; at < to - 1; at += 1 + view.getUint8(at)) {
    const block = bytes.subarray(at + 1, at + 1 + view.getUint8(at))
    content.set(block, length)
    length += block.length
  }
  return content.subarray(0, length)
}

/** Blocks have their length before them, and end with one of 0. */
export function endOfBlocks(view: DataView, start: number): number {
  let at = start
  for (let length = view.getUint8(at); length > 0; length = view.getUint8(at)) at += length + 1
  return at + 1
}
