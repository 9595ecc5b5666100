import { joinBytes } from '../../../join-bytes.ts'
import { bytesOf } from '../../bytes.ts'
import { readItems } from '../../iso-media/items.ts'
import type { NewMetadata } from '../../metadata-block.ts'

/**
 * Removes the metadata of an AVIF, and inserts EXIF and XMP that are no longer than the file's own. Items are addressed by
 * file offsets, so metadata is overwritten in place.
 */
export function replaceMetadata(bytes: Uint8Array, { exif, xmp }: NewMetadata): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(bytes)
  for (const item of readItems(copy)) {
    if (item.type === 'Exif') overwrite(item.bytes, exif)
    // XMP is filled up with white space.
    if (item.type === 'mime') {
      item.bytes.fill(0x20)
      if (xmp && xmp.length <= item.bytes.length) item.bytes.set(xmp)
    }
  }
  return copy
}

/** An EXIF item without entries: the TIFF header offset of 0 and an empty directory. */
const emptyBlock = joinBytes(bytesOf('\0\0\0\0MM\0*\0\0\0\x08'), new Uint8Array(6))

function overwrite(block: Uint8Array, exif: Uint8Array | undefined): void {
  const newBlock = exif ? joinBytes(new Uint8Array(4), exif) : emptyBlock
  block.fill(0)
  if (newBlock.length <= block.length) block.set(newBlock)
}
