import { textAt, viewOf } from '../bytes.ts'
import type { MetadataBlock } from '../metadata-block.ts'
import { readItems } from './items.ts'

/** Lists the metadata blocks of a HEIF file, such as AVIF or HEIC: its EXIF and XMP items. */
export function listBlocks(bytes: Uint8Array): MetadataBlock[] {
  return readItems(bytes).flatMap(({ type, bytes: item }): MetadataBlock[] => {
    if (type === 'Exif') return isBlank(item) ? [] : [{ kind: 'exif', name: 'EXIF', bytes: exifIn(item) }]
    if (type === 'mime') return isBlank(item) ? [] : [{ kind: 'xmp', name: 'XMP', bytes: item }]
    return []
  })
}

/** Skips the offset of the TIFF header, which is relative to the end of that field. */
function exifIn(item: Uint8Array): Uint8Array {
  if (item.length < 4) return item
  const start = textAt(item, 4, 6) === 'Exif\0\0' ? 10 : 4 + viewOf(item).getUint32(0)
  return item.subarray(start)
}

/**
 * Whether an item was erased: since nothing in such a file may move, erased metadata is overwritten by zeros or spaces.
 */
const isBlank = (item: Uint8Array): boolean => item.every((byte) => byte === 0 || byte === 0x20)
