import { textAt } from '../../bytes.ts'
import type { MetadataBlock } from '../../metadata-block.ts'
import { parseChunks } from './chunks.ts'
import { imageTypes } from './metadata.ts'

/** Lists the metadata blocks of a WebP: EXIF, XMP, and chunks that are not needed to display it. */
export function listBlocks(bytes: Uint8Array): MetadataBlock[] {
  return [...parseChunks(bytes)].flatMap(({ type, data }): MetadataBlock[] => {
    if (type === 'EXIF') {
      // Some writers put JPEG's EXIF identifier before it.
      const isSigned = textAt(data, 0, 6) === 'Exif\0\0'
      return [{ kind: 'exif', name: 'EXIF', bytes: isSigned ? data.subarray(6) : data }]
    }
    if (type === 'XMP ') return [{ kind: 'xmp', name: 'XMP', bytes: data }]
    if (type === 'ICCP') return [{ kind: 'profile', name: 'ICC', bytes: data }]
    return type === 'VP8X' || imageTypes.includes(type) ? [] : [{ kind: 'other', name: `WebP ${type}`, bytes: data }]
  })
}
