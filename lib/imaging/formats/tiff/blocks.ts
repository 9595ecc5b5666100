import type { MetadataBlock } from '../../metadata-block.ts'
import { iptcInPhotoshop } from '../../photoshop.ts'
import { Directory } from './directory.ts'

/** Lists what a TIFF tells of its image: the file itself is what EXIF is written in; XMP and IPTC are fields of it. */
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
