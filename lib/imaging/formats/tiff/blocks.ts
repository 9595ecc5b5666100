import type { MetadataBlock } from '../../metadata-block.ts'
import { iptcInPhotoshop } from '../../photoshop.ts'
import { Directory } from './directory.ts'

/**
 * Lists the metadata blocks of a TIFF: the file itself as EXIF, which has the same format, and its XMP and IPTC fields.
 */
export function listBlocks(bytes: Uint8Array): MetadataBlock[] {
  const directory = new Directory(bytes)
  const block = (tag: number) => (directory.has(tag) ? directory.block(tag) : undefined)
  const [xmp, iptc, photoshop, profile] = [700, 33_723, 34_377, 34_675].map(block)
  return [
    { kind: 'exif', name: 'EXIF', bytes },
    ...(xmp ? [{ kind: 'xmp', name: 'XMP', bytes: xmp } as const] : []),
    ...(iptc ? [{ kind: 'iptc', name: 'IPTC', bytes: iptc } as const] : []),
    ...(photoshop ? iptcInPhotoshop(photoshop) : []),
    ...(profile ? [{ kind: 'profile', name: 'ICC', bytes: profile } as const] : []),
  ]
}
