import { parseBoxes } from '../../iso-media/boxes.ts'
import type { MetadataBlock } from '../../metadata-block.ts'
import { isBareCodestream } from './stream.ts'

/** Lists the metadata blocks of a JPEG XL: EXIF and XMP boxes, and compressed ones, which are not parsed. */
export function listBlocks(bytes: Uint8Array): MetadataBlock[] {
  if (isBareCodestream(bytes)) return []
  return parseBoxes(bytes).flatMap(({ type, content, end }): MetadataBlock[] => {
    const data = bytes.subarray(content, end)
    // EXIF is preceded by the offset of the TIFF header, which is 0.
    if (type === 'Exif') return [{ kind: 'exif', name: 'EXIF', bytes: data.subarray(4) }]
    if (type === 'xml ') return [{ kind: 'xmp', name: 'XMP', bytes: data }]
    return ['jumb', 'brob', 'jbrd'].includes(type) ? [{ kind: 'other', name: `JPEG XL ${type}`, bytes: data }] : []
  })
}
