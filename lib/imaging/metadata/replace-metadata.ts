import { CodecError } from '../codec-error.ts'
import type { MetadataFormat } from '../formats/format-definition.ts'
import { loadMetadataReplacer } from '../formats/load-codec.ts'

/**
 * Takes out of a file all that is told about its image (EXIF, XMP, comments, what follows its end) and is not needed
 * to show it as before, without touching a pixel, and puts in a block of EXIF where there is a place for it: AVIF has
 * one only for a block no longer than its own.
 *
 * @throws CodecError when the file is damaged
 */
export async function replaceMetadata(
  bytes: Uint8Array,
  format: MetadataFormat,
  exif?: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const replace = await loadMetadataReplacer(format)
    return replace(bytes, exif)
  } catch (error) {
    throw error instanceof RangeError ? new CodecError('the file is damaged or ends too early') : error
  }
}
