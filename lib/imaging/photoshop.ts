import { joinBytes } from '../join-bytes.ts'
import { bytesOf, textAt, uint32Bytes, viewOf } from './bytes.ts'
import type { MetadataBlock } from './metadata-block.ts'

/** Finds IPTC in Photoshop's image resource blocks (Adobe Photoshop File Formats, "Image Resource Blocks"). */
export function iptcInPhotoshop(bytes: Uint8Array): MetadataBlock[] {
  const view = viewOf(bytes)
  const blocks: MetadataBlock[] = []
  for (let at = 0; at + 12 <= bytes.length && textAt(bytes, at, 4) === '8BIM'; ) {
    const id = view.getUint16(at + 4)
    // The name is a Pascal string; name and data are padded to even lengths.
    const start = at + 6 + even(1 + view.getUint8(at + 6)) + 4
    if (start > bytes.length) break
    const end = start + view.getUint32(start - 4)
    if (end > bytes.length) break
    const data = bytes.subarray(start, end)
    blocks.push(
      id === 0x404
        ? { kind: 'iptc', name: 'IPTC', bytes: data }
        : { kind: 'other', name: `Photoshop ${id.toString(16).padStart(4, '0')}`, bytes: data },
    )
    at = even(end)
  }
  return blocks
}

/** Builds the image resource block of IPTC, which has no name. */
export const photoshopWithIptc = (iptc: Uint8Array): Uint8Array<ArrayBuffer> =>
  joinBytes(bytesOf('8BIM\x04\x04\0\0'), uint32Bytes(iptc.length), iptc, new Uint8Array(iptc.length & 1))

const even = (length: number): number => length + (length & 1)
