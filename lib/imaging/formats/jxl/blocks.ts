import { boxesIn } from '../../iso-media/boxes.ts'
import type { MetadataBlock } from '../../metadata-block.ts'
import { isBareCodestream } from './stream.ts'

/** Lists what a JPEG XL tells of its image: boxes of EXIF and XMP, and packed ones that are not read. */
export function listBlocks(bytes: Uint8Array): MetadataBlock[] {
  if (isBareCodestream(bytes)) return []
  return boxesIn(bytes).flatMap(({ type, content, end }): MetadataBlock[] => {
    const data = bytes.subarray(content, end)
    // Before EXIF stands where in it TIFF begins, which is at 0.
    if (type === 'Exif') return [{ kind: 'exif', name: 'EXIF', bytes: data.subarray(4) }]
    if (type === 'xml ') return [{ kind: 'xmp', name: 'XMP', bytes: data }]
    return ['jumb', 'brob', 'jbrd'].includes(type) ? [{ kind: 'other', name: `JPEG XL ${type}`, bytes: data }] : []
  })
}
