import { joinBytes } from '../../../join-bytes.ts'
import { bytesOf } from '../../bytes.ts'
import { readItems } from '../../iso-media/items.ts'

/**
 * Takes all that is told about the image out of an AVIF, and puts in a block of EXIF that is no longer than its own.
 * Every item has its offset in the file, so what is told is written over where it stands.
 */
export function replaceMetadata(bytes: Uint8Array, exif: Uint8Array | undefined): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(bytes)
  for (const item of readItems(copy)) {
    if (item.type === 'Exif') overwrite(item.bytes, exif)
    // What remains of XMP is white space.
    if (item.type === 'mime') item.bytes.fill(0x20)
  }
  return copy
}

/** TIFF without an entry, behind its offset of 0: a block that tells nothing. */
const emptyBlock = joinBytes(bytesOf('\0\0\0\0MM\0*\0\0\0\x08'), new Uint8Array(6))

function overwrite(block: Uint8Array, exif: Uint8Array | undefined): void {
  const newBlock = exif ? joinBytes(new Uint8Array(4), exif) : emptyBlock
  block.fill(0)
  if (newBlock.length <= block.length) block.set(newBlock)
}
