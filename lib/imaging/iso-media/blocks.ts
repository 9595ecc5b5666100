import type { MetadataBlock } from '../metadata-block.ts'
import { exifIn, readItems } from './items.ts'

/** Lists the metadata blocks of a HEIF file, such as AVIF or HEIC: its EXIF and XMP items. */
export function listBlocks(bytes: Uint8Array): MetadataBlock[] {
  return readItems(bytes).flatMap(({ type, bytes: item }): MetadataBlock[] => {
    if (type === 'Exif') return isBlank(item) ? [] : [{ kind: 'exif', name: 'EXIF', bytes: exifIn(item) }]
    if (type === 'mime') return isBlank(item) ? [] : [{ kind: 'xmp', name: 'XMP', bytes: item }]
    return []
  })
}

/**
 * Whether an item was erased: since nothing in such a file may move, erased metadata is overwritten by zeros or spaces.
 */
const isBlank = (item: Uint8Array): boolean => item.every((byte) => byte === 0 || byte === 0x20)
