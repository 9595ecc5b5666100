import { textAt, viewOf } from '../bytes.ts'
import type { MetadataBlock } from '../metadata-block.ts'
import { readItems } from './items.ts'

/** Lists what a HEIF file, AVIF and HEIC among them, tells of its image: items of EXIF and XMP. */
export function listBlocks(bytes: Uint8Array): MetadataBlock[] {
  return readItems(bytes).flatMap(({ type, bytes: item }): MetadataBlock[] => {
    if (type === 'Exif') return isBlank(item) ? [] : [{ kind: 'exif', name: 'EXIF', bytes: exifIn(item) }]
    if (type === 'mime') return isBlank(item) ? [] : [{ kind: 'xmp', name: 'XMP', bytes: item }]
    return []
  })
}

/** First comes where TIFF begins, counted from behind that number. */
function exifIn(item: Uint8Array): Uint8Array {
  if (item.length < 4) return item
  const start = textAt(item, 4, 6) === 'Exif\0\0' ? 10 : 4 + viewOf(item).getUint32(0)
  return item.subarray(start)
}

/** What was blotted out stays as blanks, for nothing in such a file may move. */
const isBlank = (item: Uint8Array): boolean => item.every((byte) => byte === 0 || byte === 0x20)
