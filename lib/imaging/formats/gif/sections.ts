import { textAt, viewOf } from '../../bytes.ts'
import { CodecError } from '../../codec-error.ts'

/** A part of a GIF after its header: an image, an extension, or the trailer (GIF89a, section 12). */
export interface Section {
  kind: 'image' | 'control' | 'comment' | 'application' | 'other' | 'end'
  /** The application identifier and authentication code of an application extension: `NETSCAPE2.0`. */
  name: string
  start: number
  end: number
}

/** Parses the sections after the header of a GIF. Throws RangeError if it is cut off. */
export function parseSections(bytes: Uint8Array): { headLength: number; sections: Section[] } {
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
    const end = endOfSubBlocks(view, sign === 0x2c ? at + 11 + tableSize(view.getUint8(at + 9)) : at + 2)
    sections.push({ kind, name, start: at, end })
    at = end
  }
  // Many files lack the trailer.
  return { headLength, sections }
}

const kinds: Record<number, Section['kind']> = { 249: 'control', 254: 'comment', 255: 'application' }

/** Whether an application extension has XMP, which stands raw between a head and a trailer of so many bytes. */
export const isXmpExtension = (name: string): boolean => name === 'XMP DataXMP'
export const xmpStart = 14
export const xmpTrailer = 258

/** Concatenates the sub-blocks of an extension. */
export function extensionData(bytes: Uint8Array, { start }: Section): Uint8Array {
  const view = viewOf(bytes)
  const from = start + 2
  const to = endOfSubBlocks(view, from)
  const content = new Uint8Array(to - from)
  let length = 0
  for (let at = from; at < to - 1; at += 1 + view.getUint8(at)) {
    const block = bytes.subarray(at + 1, at + 1 + view.getUint8(at))
    content.set(block, length)
    length += block.length
  }
  return content.subarray(0, length)
}

/** Returns the end of sub-blocks: each begins with its length, and one of length 0 ends them. */
export function endOfSubBlocks(view: DataView, start: number): number {
  let at = start
  for (let length = view.getUint8(at); length > 0; length = view.getUint8(at)) at += length + 1
  return at + 1
}
